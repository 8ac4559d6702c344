/**
 * Names of months from January and of weekdays from Sunday, separated by spaces; `|` stands between forms of one name,
 * `-` between words of one form. A short form that is also a long one counts as long.
 */
export interface CalendarNames {
  months: string;
  shortMonths: string;
  weekdays: string;
  shortWeekdays: string;
}

/**
 * The names as Intl has them, with other abbreviations, Polish cases and plurals. Written out: to ask Intl for the names
 * in all languages took a quarter of the time in which a page is read first.
 */
export const calendarNames: Readonly<Record<string, CalendarNames>> = {
  en: {
    months: 'january february march april may june july august september october november december',
    shortMonths: 'jan feb mar apr may jun jul aug sep|sept oct nov dec',
    weekdays: 'sunday monday tuesday wednesday thursday|thurs friday saturday',
    shortWeekdays: 'sun mon tue|tues wed|weds thu|thur fri sat',
  },
  de: {
    months: 'januar|jänner februar|feber märz april mai juni juli august september oktober november dezember',
    shortMonths: 'jan feb mär|mrz apr mai jun jul aug sep|sept okt nov dez',
    weekdays: 'sonntag montag dienstag mittwoch donnerstag freitag samstag|sonnabend',
    shortWeekdays: 'so mo di mi do fr sa',
  },
  fr: {
    months:
      'janvier|janv février|févr mars avril mai juin juillet|juil août septembre|sept octobre novembre décembre',
    shortMonths: 'janv févr mars avr mai juin juil août sept oct nov déc',
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    shortWeekdays: 'dim lun mar mer jeu ven sam',
  },
  es: {
    months:
      'enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre',
    shortMonths: 'ene feb mar abr may jun jul ago sept|set oct nov dic',
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado',
    shortWeekdays: 'dom lun mar mié jue vie sáb',
  },
  it: {
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    shortMonths: 'gen feb mar apr mag giu lug ago set ott nov dic',
    weekdays: 'domenica lunedì martedì mercoledì giovedì venerdì sabato',
    shortWeekdays: 'dom lun mar mer gio ven sab',
  },
  nl: {
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
    shortMonths: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
    shortWeekdays: 'zo ma di wo do vr za',
  },
  pt: {
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    shortMonths: 'jan fev mar abr mai jun jul ago set out nov dez',
    weekdays:
      'domingo segunda|segunda-feira|segundas-feiras terça|terça-feira|terças-feiras quarta|quarta-feira|quartas-feiras quinta|quinta-feira|quintas-feiras sexta|sexta-feira|sextas-feiras sábado',
    shortWeekdays: 'dom seg ter qua qui sex sáb',
  },
  pl: {
    months:
      'styczeń|stycznia luty|lutego marzec|marca kwiecień|kwietnia maj|maja czerwiec|czerwca lipiec|lipca sierpień|sierpnia wrzesień|września październik|października listopad|listopada grudzień|grudnia',
    shortMonths: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
    weekdays:
      'niedziela|niedzielę|niedz poniedziałek|poniedziałki wtorek|wtorki środa|środę|środy czwartek|czwartki piątek|piątki sobota|sobotę|soboty',
    shortWeekdays: 'nd pon wt śr czw pt sob',
  },
  ja: {
    months: '',
    shortMonths: '',
    weekdays: '日曜日|日曜 月曜日|月曜 火曜日|火曜 水曜日|水曜 木曜日|木曜 金曜日|金曜 土曜日|土曜',
    shortWeekdays: '',
  },
};
