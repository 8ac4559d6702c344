/** Headings of sections whose dates are no events, by language: minutes, archives, opening hours, news, deadlines. */
const sections: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /^(?:(?:meeting |board |approved )?minutes(?: archives?)?|(?:meeting|board) agendas|archives?)$/u,
    /^(?:history|past|who['’]?s online|(?:recent|latest) comments|most read|most popular)$/u,
    /^(?:(?:back|older|recent) (?:issues|editions|newsletters|minutes|events?|shows|gigs|concerts|dates|meetings|performances|seminars|talks))$/u,
    /^(?:(?:past|previous) (?:event|\p{L}{3,12}s)|(?:prayer|salah) times)$/u,
    /^(?:documents?|downloads?|newsletter archives?|opening (?:hours|times)|office hours|hours)$/u,
    /^(?:(?:latest |recent )?news|press releases?|blog|(?:recent|latest|blog) posts|deadlines?)$/u,
    /^(?:(?:more|other|related|similar) events|related (?:articles|posts|news))$/u,
    /^(?:(?:holiday |library )?clos(?:ings?|ures?|ed))$/u,
  ],
  de: [
    /^(?:vergangene[sn]?|verwandte (?:artikel|beiträge)|(?:weitere|ähnliche) veranstaltungen)$/u,
    /^(?:schließ(?:tage|zeiten|ungen)|betriebsferien|protokolle|niederschriften|archiv|öffnungszeiten)$/u,
    /^(?:sprechzeiten|bürozeiten|aktuelles|nachrichten|neuigkeiten|pressemitteilungen|fristen)$/u,
    /^(?:ältere ausgaben|(?:amtliche )?bekanntmachungen)$/u,
    /^(?:(?:vergangene|frühere|bisherige) \p{L}{4,20}|gebetszeiten)$/u,
    /^(?:wer ist online|neueste (?:beiträge|kommentare)|meistgelesen|rückblick|dokumente|unterlagen)$/u,
  ],
  fr: [
    /^(?:historique(?: des \p{L}+)?|articles (?:similaires|liés|récents))$/u,
    /^(?:autres (?:événements|évènements|rendez-vous)|(?:jours de )?fermetures?|procès-verbaux)$/u,
    /^(?:comptes?[ -]rendus|(?:horaires|heures) d['’]ouverture|actualités|communiqués|anciens numéros)$/u,
    /^(?:échéances|\p{L}{4,15} (?:passée?s|précédente?s)|(?:horaires|heures) (?:de|des) prières?)$/u,
    /^(?:qui est en ligne(?: \?)?|les plus lus|commentaires(?: récents)?|documents à télécharger)$/u,
  ],
  es: [
    /^(?:¿?quién está en línea\??|lo más leído|comentarios(?: recientes)?|artículos relacionados|entradas recientes|(?:otros|más) eventos|(?:días de )?cierres?|actas)$/u,
    /^(?:archivo|horario de (?:apertura|atención)|noticias|plazos|números anteriores)$/u,
    /^(?:\p{L}{4,15} (?:pasad[oa]s|anteriores)|horarios? de oración)$/u,
  ],
  it: [
    /^(?:chi è online|i più letti|commenti(?: recenti)?|articoli (?:correlati|recenti)|altri eventi|(?:giorni di )?chiusur[ae]|verbali|archivio)$/u,
    /^(?:orari(?:o)? di apertura|notizie|scadenze|numeri arretrati)$/u,
    /^(?:\p{L}{4,15} (?:passat[ie]|precedenti)|orari(?:o)? (?:di|della) preghiera|documenti)$/u,
  ],
  pt: [
    /^(?:quem está online|mais lidas|comentários(?: recentes)?|artigos (?:relacionados|recentes)|outros eventos|encerramentos?|documentos|atas|arquivo|editais)$/u,
    /^(?:horário de (?:funcionamento|atendimento)|notícias|prazos|edições anteriores)$/u,
    /^(?:\p{L}{4,15} (?:passad[oa]s|anteriores)|horários? de oração)$/u,
  ],
  nl: [
    /^(?:wie is er online|recente (?:berichten|reacties)|reacties|gerelateerde? (?:berichten|artikelen)|(?:andere|meer) (?:evenementen|activiteiten))$/u,
    /^(?:sluitingsdagen|notulen|verslagen|archief|openingstijden|nieuws|nieuwsberichten)$/u,
    /^(?:vorige edities)$/u,
    /^(?:(?:voorbije|afgelopen|vorige) \p{L}{4,15}en|gebedstijden|documenten)$/u,
  ],
  pl: [
    /^(?:ostatnie (?:wpisy|komentarze)|komentarze|podobne wpisy|inne wydarzenia|dni zamknięcia|protokoły|archiwum|godziny otwarcia|aktualności)$/u,
    /^(?:wiadomości|poprzednie numery)$/u,
    /^(?:(?:minione|poprzednie|archiwalne) \p{L}{4,15}|godziny modlitw|dokumenty)$/u,
  ],
  ja: [
    /^(?:(?:最新|最近の)(?:記事|投稿|コメント|エントリー?)|コメント|月別アーカイブ|議事録|アーカイブ|営業時間|開館時間|お知らせ|新着情報|バックナンバー|過去の(?:イベント|公演|行事)|終わった(?:イベント|公演|行事)(?:の報告)?)$/u,
    /^(?:(?:その他|関連)の?イベント|休館日|定休日|休業日|終了したイベント)$/u,
  ],
};

/** Whether a heading is that of such a section, without its numbers and years. */
export function isNamedOtherSection(heading: string): boolean {
  const small = heading.toLowerCase();
  return Object.values(sections).some((forms) => forms.some((form) => form.test(small)));
}
