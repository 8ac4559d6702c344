/** Headings of sections whose dates are no events, by language: minutes, archives, opening hours, news, deadlines. */
const sections: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /^(?:(?:meeting |board |approved )?minutes(?: archives?)?|(?:meeting|board) agendas|archives?)$/iu,
    /^(?:history|past|who['’]?s online|(?:recent|latest) comments|most read|most popular)$/iu,
    /^(?:(?:past|previous|back|older|recent) (?:issues|editions|newsletters|minutes|events?|shows|gigs|concerts|dates|meetings|performances|seminars|talks))$/iu,
    /^(?:documents?|downloads?|newsletter archives?|opening (?:hours|times)|office hours|hours)$/iu,
    /^(?:(?:latest |recent )?news|press releases?|blog|(?:recent|latest|blog) posts|deadlines?)$/iu,
    /^(?:(?:more|other|related|similar) events|related (?:articles|posts|news))$/iu,
    /^(?:(?:holiday |library )?clos(?:ings?|ures?|ed))$/iu,
  ],
  de: [
    /^(?:vergangene[sn]?|verwandte (?:artikel|beiträge)|(?:weitere|ähnliche) veranstaltungen)$/iu,
    /^(?:schließ(?:tage|zeiten|ungen)|betriebsferien|protokolle|niederschriften|archiv|öffnungszeiten)$/iu,
    /^(?:sprechzeiten|bürozeiten|aktuelles|nachrichten|neuigkeiten|pressemitteilungen|fristen)$/iu,
    /^(?:ältere ausgaben)$/iu,
    /^(?:(?:vergangene|frühere|bisherige) (?:termine|veranstaltungen|konzerte|auftritte|sitzungen))$/iu,
    /^(?:wer ist online|neueste (?:beiträge|kommentare)|meistgelesen|rückblick|dokumente|unterlagen)$/iu,
  ],
  fr: [
    /^(?:historique(?: des \p{L}+)?|articles (?:similaires|liés|récents))$/iu,
    /^(?:autres (?:événements|évènements|rendez-vous)|(?:jours de )?fermetures?|procès-verbaux)$/iu,
    /^(?:comptes?[ -]rendus|(?:horaires|heures) d['’]ouverture|actualités|communiqués|anciens numéros)$/iu,
    /^(?:échéances|(?:concerts|événements|évènements|spectacles|dates|réunions) passé(?:e?s))$/iu,
    /^(?:qui est en ligne(?: \?)?|les plus lus|commentaires(?: récents)?|documents à télécharger)$/iu,
  ],
  es: [
    /^(?:¿?quién está en línea\??|lo más leído|comentarios(?: recientes)?|artículos relacionados|entradas recientes|(?:otros|más) eventos|(?:días de )?cierres?|actas)$/iu,
    /^(?:archivo|horario de (?:apertura|atención)|noticias|plazos|números anteriores)$/iu,
    /^(?:(?:conciertos|eventos|actividades|fechas) (?:pasad[oa]s|anteriores))$/iu,
  ],
  it: [
    /^(?:chi è online|i più letti|commenti(?: recenti)?|articoli (?:correlati|recenti)|altri eventi|(?:giorni di )?chiusur[ae]|verbali|archivio)$/iu,
    /^(?:orari(?:o)? di apertura|notizie|scadenze|numeri arretrati)$/iu,
    /^(?:(?:concerti|eventi|date|incontri) passat[ie]|documenti)$/iu,
  ],
  pt: [
    /^(?:quem está online|mais lidas|comentários(?: recentes)?|artigos (?:relacionados|recentes)|outros eventos|encerramentos?|documentos|atas|arquivo)$/iu,
    /^(?:horário de (?:funcionamento|atendimento)|notícias|prazos|edições anteriores)$/iu,
    /^(?:(?:concertos|eventos|datas) (?:passad[oa]s|anteriores))$/iu,
  ],
  nl: [
    /^(?:wie is er online|recente (?:berichten|reacties)|reacties|gerelateerde? (?:berichten|artikelen)|(?:andere|meer) (?:evenementen|activiteiten))$/iu,
    /^(?:sluitingsdagen|notulen|verslagen|archief|openingstijden|nieuws|nieuwsberichten)$/iu,
    /^(?:vorige edities)$/iu,
    /^(?:(?:voorbije|afgelopen|vorige) (?:concerten|activiteiten|evenementen|optredens)|documenten)$/iu,
  ],
  pl: [
    /^(?:ostatnie (?:wpisy|komentarze)|komentarze|podobne wpisy|inne wydarzenia|dni zamknięcia|protokoły|archiwum|godziny otwarcia|aktualności)$/iu,
    /^(?:wiadomości|poprzednie numery)$/iu,
    /^(?:(?:minione|poprzednie|archiwalne) (?:wydarzenia|koncerty|imprezy|spotkania)|dokumenty)$/iu,
  ],
  ja: [
    /^(?:(?:最新|最近の)(?:記事|投稿|コメント|エントリー?)|コメント|月別アーカイブ|議事録|アーカイブ|営業時間|開館時間|お知らせ|新着情報|バックナンバー|過去の(?:イベント|公演|行事)|終わった(?:イベント|公演|行事)(?:の報告)?)$/iu,
    /^(?:(?:その他|関連)の?イベント|休館日|定休日|休業日|終了したイベント)$/iu,
  ],
};

/** Whether a heading is that of such a section, without its numbers and years. */
export const isNamedOtherSection = (heading: string): boolean =>
  Object.values(sections).some((forms) => forms.some((form) => form.test(heading)));
