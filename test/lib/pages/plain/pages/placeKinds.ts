import type { PlainCase } from '../plainCase';

/** Where pages name the places of their events, each kind in its smallest form. */
export const placeKinds: PlainCase[] = [
  {
    name: 'the place of two plays in a sentence above their headings',
    lang: 'de',
    html: `<h1>Spielplan 2027</h1><p>Liebe Freunde! Gespielt wird in der alten Turnhalle, Kirchweg 2.</p>
      <h2>Der Geizige</h2><ul><li>Freitag, 5. März 2027, 20 Uhr</li><li>Samstag, 6. März 2027, 20 Uhr</li></ul>
      <h2>Das Sparschwein</h2><ul><li>Freitag, 7. Mai 2027, 20 Uhr</li><li>Samstag, 8. Mai 2027, 20 Uhr</li></ul>`,
    events: [
      '2027-03-05T20:00 Der Geizige @ alten Turnhalle',
      '2027-03-06T20:00 Der Geizige @ alten Turnhalle',
      '2027-05-07T20:00 Das Sparschwein @ alten Turnhalle',
      '2027-05-08T20:00 Das Sparschwein @ alten Turnhalle',
    ],
  },
  {
    name: 'the place of all sittings in small letters',
    lang: 'pt',
    html: `<h1>Ciclo de cinema</h1><p>Todas as sessões são no salão nobre da Câmara, salvo indicação em contrário.</p>
      <ul><li>5 de março de 2027, 21h – A Ilha</li><li>12 de março de 2027, 21h – O Pastor</li>
      <li>19 de março de 2027, 21h – Mar Alto</li></ul>`,
    events: [
      '2027-03-05T21:00 A Ilha @ salão nobre da Câmara',
      '2027-03-12T21:00 O Pastor @ salão nobre da Câmara',
      '2027-03-19T21:00 Mar Alto @ salão nobre da Câmara',
    ],
  },
  {
    name: 'the place of one kind of the events of a list',
    lang: 'sv',
    html: `<h1>Program 2027</h1><p>Våra kvällsträffar hålls i Folkets Hus.</p>
      <p>Tis 12/1 kl 18.00 Kvällsträff om fåglar</p><p>Lör 23/1 kl 10.00 Vandring</p>
      <p>Tis 9/2 kl 18.00 Kvällsträff om svampar</p>`,
    events: [
      '2027-01-12T18:00 Kvällsträff om fåglar @ Folkets Hus',
      '2027-01-23T10:00 Vandring',
      '2027-02-09T18:00 Kvällsträff om svampar @ Folkets Hus',
    ],
  },
  {
    name: 'a room that is no place of the talks',
    html: `<h1>Winter talks</h1><p>Tea is served in the Garden Room after each talk, and the raffle is drawn by the door.</p>
      <ul><li>12 January 2027, 7.30pm – Bats</li><li>9 February 2027, 7.30pm – Owls</li><li>9 March 2027, 7.30pm – Moths</li></ul>`,
    events: ['2027-01-12T19:30 Bats', '2027-02-09T19:30 Owls', '2027-03-09T19:30 Moths'],
  },
  {
    name: 'places behind days and times, most of them with a noun',
    lang: 'it',
    html: `<h1>Rassegna</h1><div><h3>Arlecchino</h3><p>Sabato 5 giugno 2027, ore 21 – Teatro Verdi</p></div>
      <div><h3>Quartetto Ligure</h3><p>Sabato 12 giugno 2027, ore 21 – Chiesa di San Rocco</p></div>
      <div><h3>Pinocchio</h3><p>Domenica 20 giugno 2027, ore 18 – Ai Giardinetti</p></div>`,
    events: [
      '2027-06-05T21:00 Arlecchino @ Teatro Verdi',
      '2027-06-12T21:00 Quartetto Ligure @ Chiesa di San Rocco',
      '2027-06-20T18:00 Pinocchio @ Ai Giardinetti',
    ],
  },
  {
    name: 'places behind times in bars',
    lang: 'nl',
    html: `<h1>Agenda</h1><article><h3>Bingo</h3><p>vr 5 maart 2027 | 20.00 uur | Dorpshuis</p><p>Kaartjes aan de deur.</p></article>
      <article><h3>Lezing over bijen</h3><p>wo 10 maart 2027 | 19.30 uur | Bibliotheek</p></article>
      <article><h3>Rommelmarkt</h3><p>za 13 maart 2027 | 10.00 uur | De Brink</p></article>`,
    events: [
      '2027-03-05T20:00 Bingo @ Dorpshuis',
      '2027-03-10T19:30 Lezing over bijen @ Bibliotheek',
      '2027-03-13T10:00 Rommelmarkt @ De Brink',
    ],
  },
  {
    name: 'towns below the names of venues',
    html: `<h1>Tour</h1><div><div>FRI MAR 5 2027</div><div>The Crow</div><div>Austin, TX</div></div>
      <div><div>SAT MAR 6 2027</div><div>Blue Door</div><div>Waco, TX</div></div>
      <div><div>SUN MAR 7 2027</div><div>Zed's</div><div>Tulsa, OK</div></div>`,
    timeZone: 'America/Chicago',
    events: [
      '2027-03-05 The Crow @ Austin, TX',
      '2027-03-06 Blue Door @ Waco, TX',
      "2027-03-07 Zed's @ Tulsa, OK",
    ],
  },
  {
    name: 'a place in a sentence that goes on',
    lang: 'es',
    html: `<h2>Cena de vecinos</h2>
      <p>La cena es el sábado 5 de junio de 2027 a las 21:00 en el Salón Parroquial y cuesta 12 €. Apúntate en el Bar Sol.</p>`,
    events: ['2027-06-05T21:00 Cena de vecinos @ Salón Parroquial'],
  },
  {
    name: 'a hall in the line below the date, and a shop in the text',
    lang: 'de',
    html: `<h2>Sommerkonzert</h2><p><b>Samstag, 5. Juni 2027, 18 Uhr</b></p><p>Klosterkirche Arnau</p>
      <p>Werke von Schütz. Karten gibt es in der Buchhandlung Roth.</p>`,
    events: ['2027-06-05T18:00 Sommerkonzert @ Klosterkirche Arnau'],
  },
  {
    name: 'a place at the end of what happens at each time of a day',
    lang: 'pt',
    html: `<h1>Festas de São João</h1><h3>Sábado, 19 de junho de 2027</h3><p>10h00 Corrida dos miúdos no Parque da Vila.</p>
      <p>21h30 Concerto da Banda Filarmónica na Igreja Matriz. Entrada livre.</p>`,
    events: [
      '2027-06-19T10:00 Corrida dos miúdos @ Parque da Vila',
      '2027-06-19T21:30 Concerto da Banda Filarmónica @ Igreja Matriz',
    ],
  },
  {
    name: 'weekdays behind dates, and parentheses around years',
    html: `<h1>Winter races</h1><ul><li>1/16/2027 Sat - Snow Run</li><li>1/20/2027 Wed - Night Sprint</li>
      <li>1/30/2027 Sat - Old Films (Norway, 1998, 94 min.), 7 PM</li></ul>`,
    timeZone: 'America/Chicago',
    events: ['2027-01-16 Snow Run', '2027-01-20 Night Sprint', '2027-01-30T19:00 Old Films'],
  },
  {
    name: 'the times of plays below labels of lists',
    lang: 'fr',
    html: `<h1>Saison</h1><h2>Le Jardin</h2><p><b>Représentations :</b></p><p>vendredi 5 mars 2027 à 20h<br>samedi 6 mars 2027 à 20h</p>
      <h2>La Rivière</h2><p><b>Représentations :</b></p><p>vendredi 7 mai 2027 à 20h<br>samedi 8 mai 2027 à 20h</p>`,
    events: [
      '2027-03-05T20:00 Le Jardin',
      '2027-03-06T20:00 Le Jardin',
      '2027-05-07T20:00 La Rivière',
      '2027-05-08T20:00 La Rivière',
    ],
  },
];
