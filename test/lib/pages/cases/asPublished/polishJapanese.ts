import type { TextCase } from './verdict';

/** Read on Tuesday 10 March 2026 at 9:00 in Berlin. */
export const polishJapanese: TextCase[] = [
  {
    name: 'pl: w godz.',
    locale: 'pl-PL',
    text: 'Zapraszamy na wernisaż w piątek 17 kwietnia 2026 r. o godz. 18:00, Galeria Młyn, ul. Wodna 5. Wstęp wolny.',
    plain: { start: '2026-04-17T18:00:00', allDay: false },
  },
  {
    name: 'pl: od do',
    locale: 'pl-PL',
    text: 'Warsztaty ceramiczne – sobota, 9 maja, od 10 do 14, Dom Kultury „Świt”. Koszt 80 zł',
    plain: { start: '2026-05-09T10:00:00', end: '2026-05-09T14:00:00', allDay: false },
  },
  {
    name: 'ja: year, weekday in brackets, afternoon',
    locale: 'ja-JP',
    text: `春の演奏会
2026年4月19日(日) 午後2時開演（1時30分開場）
市民会館 大ホール
入場料 1,500円`,
    plain: { start: ['2026-04-19T14:00:00', '2026-04-19T13:30:00'], allDay: false },
  },
  {
    name: 'ja: range of hours with a wave dash',
    locale: 'ja-JP',
    text: 'もくもく会 3月21日（土）13:00〜17:00 渋谷コワーキング',
    plain: { start: '2026-03-21T13:00:00', end: '2026-03-21T17:00:00', allDay: false },
  },
  {
    name: 'ja: Reiwa year',
    locale: 'ja-JP',
    text: '定期総会 令和8年5月16日（土）10時30分より 公民館にて',
    plain: { start: '2026-05-16T10:30:00', allDay: false },
  },
  {
    name: 'pl: skrót dnia tygodnia',
    locale: 'pl-PL',
    text: '24.04.2026 (pt.) godz. 19.00, Klub Stodoła, bilety 60/80 zł',
    plain: { start: '2026-04-24T19:00:00', allDay: false },
  },
  {
    name: 'pl: w dniach',
    locale: 'pl-PL',
    text: 'Festiwal Smaku odbędzie się w dniach 15–17 maja 2026 r. w Lublinie',
    plain: { start: '2026-05-15T00:00:00', end: '2026-05-17T23:59:59', allDay: true },
  },
  {
    name: 'pl: jutro',
    locale: 'pl-PL',
    text: 'Zebranie jutro o 17:30 w świetlicy',
    plain: { start: '2026-03-11T17:30:00', allDay: false },
  },
  {
    name: 'ja: 開場 開演',
    locale: 'ja-JP',
    text: '5/16(土) 18:30開場 19:00開演 前売3,000円',
    plain: { start: ['2026-05-16T18:30:00', '2026-05-16T19:00:00'], allDay: false },
  },
  {
    name: 'ja: 来週の金曜日',
    locale: 'ja-JP',
    text: '来週の金曜日、夜8時から飲み会です',
    plain: { start: '2026-03-20T20:00:00', allDay: false },
  },
  {
    name: 'ja: full-width digits, two days',
    locale: 'ja-JP',
    text: '桜まつり　４月１１日（土）〜１２日（日）',
    plain: { start: '2026-04-11T00:00:00', end: '2026-04-12T23:59:59', allDay: true },
  },
  {
    name: 'ja: 毎週',
    locale: 'ja-JP',
    text: 'ヨガ教室 毎週水曜日 午前10時～11時30分',
    doubt: ['2026-03-11T10:00:00'],
  },
  {
    name: 'ja: dots and an English weekday',
    locale: 'ja-JP',
    text: '春GIG 2026.4.29 wed 17:00 start 下北沢',
    plain: { start: '2026-04-29T17:00:00', allDay: false },
  },
  {
    name: 'ja: 25:30',
    locale: 'ja-JP',
    text: '深夜上映 3/21(土) 25:30〜 シネマ館',
    doubt: ['2026-03-22T01:30:00'],
  },
];
