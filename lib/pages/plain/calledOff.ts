import { sentenceEnd } from './sentenceText';

/**
 * Entries of lists that say that nothing takes place: an event that is cancelled or postponed, a day without a meeting,
 * a holiday.
 */

const cancelled =
  /(?<!\p{L})(?:cancell?ed|cancell?ation(?= notice)|called off|(?:will|does) not (?:be held|take place)|abgesagt|entfällt|entfallen|fällt aus|findet nicht statt|annulée?s?|n['’]aura pas lieu|cancelad[oa]s?|suspendid[oa]s?|anulad[oa]s?|no se celebra(?:rá)?|annullat[oaie]|não se realiza(?:rá)?|afgelast|geannuleerd|vervalt|afgezegd|gaat niet door|odwołan[eya]|nie odbędzie się|inställ(?:t|d|da)|ställs in)(?!\p{L})|中止|休演|取りやめ/iu;

/** Words that make it a possibility: 'If it rains the walk is cancelled.' */
const condition =
  /(?<!\p{L})(?:if|in case|in the event|should|unless|(?:may|can|could|might) be|falls|wenn|sofern|bei (?:regen|schlecht|starkem|unwetter|gewitter)\p{L}*|kann|können|en cas|s['’]il|peut|pourra|en caso|si (?:llueve|hay)|puede|podrá|in caso|se piove|può|em caso|se chover|pode|bij (?:regen|slecht)\p{L}*|indien|kan|w razie|w przypadku|jeśli|może|vid (?:regn|dåligt)|om det)(?!\p{L})|(?:雨天|荒天|悪天候|荒れた|警報|場合).{0,12}中止/u;

/** Whether a text says that an event is cancelled, and not only that it can be. */
export const isCancelled = (text: string): boolean =>
  cancelled.test(text) &&
  text
    .split(sentenceEnd)
    .some((sentence) => cancelled.test(sentence) && !condition.test(sentence.toLowerCase()));

/** A title without the word that says that the event is cancelled. */
export const withoutCancelled = (title: string): string =>
  isCancelled(title)
    ? title
        .replace(cancelled, '')
        .replace(/^[\s:–\-!()[\]]+|(?<![\s:–\-([\]])[\s:–\-([\]]+$/g, '')
        .replace(/\(\s*\)/g, '')
        .trim()
    : title.replace(/^[\s:–\-!)\]]+|(?<![\s:–\-([])[\s:–\-([]+$/g, '').trim();

/** Whether a line says no more than that the event is cancelled. */
export const isOnlyCancelled = (text: string): boolean => isCancelled(text) && withoutCancelled(text) === '';

/** Whether a line begins with the word: 'CANCELLED – refunds until 15 January'. */
export const isLedByCancelled = (text: string): boolean =>
  isCancelled(text) && text.search(cancelled) <= text.search(/[\p{L}\p{N}]/u);

const postponed =
  /(?<!\p{L})(?:postponed|verschoben|reportée?s?|aplazad[oa]s?|pospuest[oa]s?|rinviat[oaie]|posticipat[oaie]|adiad[oa]s?|uitgesteld|przełożon[eya]|uppskjut(?:en|et|na)|framflytta[dt])(?!\p{L})|延期/u;
/** What is told with the new day. */
const newDay =
  /(?<!\p{L})(?:postponed (?:from|to|until|till)|verschoben (?:vom|von|auf)|reportée?s? (?:du|au|à)|(?:aplazad|pospuest)[oa]s? (?:del|al|a|hasta)|(?:rinviat|posticipat)[oaie] (?:dal?|al?)|adiad[oa]s? (?:de|para)|uitgesteld (?:van|tot|naar)|przełożon[eya] (?:z|na))(?!\p{L})/u;

/** Whether a text says that an event is postponed, and not to which day. */
export function isPostponed(text: string): boolean {
  const small = text.toLowerCase();
  if (!postponed.test(small) || newDay.test(small)) return false;
  const sentences = text.split(sentenceEnd).map((sentence) => sentence.toLowerCase());
  return sentences.some((sentence) => postponed.test(sentence) && !condition.test(sentence));
}

const noMeeting =
  /^(?:bye|spielfrei)$|^(?:\p{L}{3,12} [–-] )?no (?:\p{L}{3,12} )?(?:seminar|meeting|talk|class|lecture|rehearsal|practice|service|colloquium|match|game|fixture|race|session|training)(?:s|es)?\b|^(?:kein(?:e)? (?:seminar|sitzung|probe|vortrag|training|vorlesung|spiel)|pas de (?:séminaire|réunion|cours|répétition|match)|no hay (?:seminario|reunión|clase|ensayo|partido)|não há (?:seminário|reunião|aula|ensaio|jogo)|nessun(?:a)? (?:seminario|riunione|lezione|prova|partita)|geen (?:seminarie|vergadering|les|repetitie|college|wedstrijd)|brak (?:seminarium|spotkania|zajęć|próby|meczu)|ing(?:en|et) (?:träning|match|repetition|möte))(?!\p{L})/u;

/** 'Pas de sortie – Joyeuses fêtes', 'Festivo, no hay sesión'. */
const nothings =
  /^(?:[^,;:]{2,40}(?:[,;:]|\s[–-])\s)?(?:kein(?:e|en)?|pas d['’]|pas de|no hay|não há|nessun[ao]?|geen|brak|ing(?:en|et)) ?\p{L}+(?: \p{L}+)?(?=$|\s?[!.,:(]|\s[–-]\s)/u;

/** Whether words say that there is nothing on a day: 'No seminar this week'. */
export function isNothing(words: string): boolean {
  const small = words.trim().toLowerCase();
  return noMeeting.test(small) || nothings.test(small) || /^no \p{Ll}+$/u.test(small);
}

/** Whether a cell or line beside an event says so of it: 'no match'. */
export const isNoMeeting = (text: string): boolean => text.length < 30 && noMeeting.test(text.toLowerCase());

/** Whether a title says that there is none of what its list has: 'NO BINGO – happy Thanksgiving!' in a list of bingos; on a day without school there may be something else. */
export const isNoneOf = (title: string, names: string): boolean => {
  const word = /^no (?!school)(\p{L}{4,})(?=$|[\s!.,:(–-])/u.exec(title.toLowerCase())?.[1];
  return word !== undefined && names.toLowerCase().split(word).length > 2;
};

/** Whether words say so of a month, which is none of an event beside them: 'August – no meeting'. */
export const isNothingInMonth = (words: string): boolean =>
  /^\p{L}{3,12} [–-] no /u.test(words.toLowerCase()) && isNothing(words);

const freeDays =
  /^(?:closed|geschlossen|fermée?|cerrad[oa]|chius[oa]|fechad[oa]|gesloten|zamknięt[aey]|nieczynn[aey]|stängt)(?!\p{L})|(?<!\p{L})(?:closed|geschlossen|fermée?|cerrad[oa]|chius[oa]|fechad[oa]|gesloten|recess|(?:spring|fall|autumn|winter|summer|christmas|thanksgiving|easter|mid-?term) break|(?:public|bank|school|national) holidays?|reading week|half[- ]term|\p{L}*ferien|\p{L}*feiertag|(?:vacances|vacanze)(?: \p{L}+){0,2}|férié|festivo|vacaciones|feriado|férias|\p{L}*vakantie|ferie|\p{L}*lov)$|休館|休業|休み|祝日$/u;

/** Whether a title says that a day is free: 'Thanksgiving recess', 'CLOSED for a private party'. */
export const isFreeDay = (title: string): boolean =>
  title.length < 60 && freeDays.test(title.trim().toLowerCase());
