/** Characters of a line that is read in any case. */
const shortLine = 100;

/**
 * Signs of a date or a time in the nine languages: digits with what separates those of dates and times, digits beside
 * the first letters of a month or beside a word for hours, a year, and weekdays.
 */
const signs = [
  /[\d０-９]\s?[./:h年月日時–—-]\s?[\d０-９]|[\d０-９]\s?[年月日時]|(?<!\d)(?:19|20)\d\d(?!\d)/,
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º|°|\.)?,?\s(?:\p{L}{1,3}\.?\s)?(?:ja|fe|fé|f[eé]v|ma|mä|mrt|ap|av|ab|kwi|mei|ju|lip|lug|au|ao|ag|si|se|wrz|ok|oc|ot|ou|pa|no|lis|de|dé|di|gru|st|lut|ge|en|cze|gi|zá|mag)/u,
  /(?:jan|feb|fév|fev|mar|mär|mrt|apr|avr|abr|kwi|mai|may|maj|mei|mag|jun|juin|jui|jul|giu|lug|cze|lip|aug|aoû|ago|sie|sep|set|wrz|okt|oct|ott|out|paź|nov|lis|dez|dec|déc|dic|gru|sty|lut|gen|ene)\p{L}{0,9}\.?,?\s(?:the\s)?\d/u,
  /\d\s?(?:am|pm|a\.m|p\.m|uhr|h|uur|u|hrs|o['’]clock)(?!\p{L})|(?<!\p{L})(?:uhr|noon|midnight|ore|godz\.?|at|um|às|à|om|las)\s[\d\p{L}]|(?<!\p{L})(?:uhr|noon|midnight)(?!\p{L})/u,
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|luned|marted|mercoled|gioved|venerd|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag|feira|poniedzia|wtor|środ|czwart|piąt|sobot|niedziel|曜/u,
  /today|tonight|tomorrow|heute|morgen|aujourd|demain|hoy|mañana|oggi|domani|vandaag|hoje|amanhã|dziś|jutro|明日|本日|今日/u,
];

const hasSign = (small: string): boolean => signs.some((sign) => sign.test(small));

/** Whether a line can have a date or a time; a short one always can. Long lines of pages are mostly prose. */
export const mayTellTime = (text: string): boolean => text.length <= shortLine || hasSign(text.toLowerCase());
