import type { PlainCase } from '../plainCase';

/** How pages name their events and the places of these, in the smallest form. */
export const names: PlainCase[] = [
  {
    name: 'places in elements whose class says so',
    lang: 'pt',
    html: `<h1>Agenda</h1>
      <div class="card"><p>5 de dezembro de 2026, 21h30</p><h3>Rui Serrano</h3><p class="local">Cineteatro</p></div>
      <div class="card"><p>6 de dezembro de 2026, 10h00</p><h3>Caminhada</h3><span class="event-venue">Partida: Rossio</span></div>`,
    events: ['2026-12-05T21:30 Rui Serrano @ Cineteatro', '2026-12-06T10:00 Caminhada @ Rossio'],
  },
  {
    name: 'lines below the titles, of which most have the noun of a place',
    html: `<h1>Gigs</h1><table>
      <tr><td>Sat 5 December 2026</td><td><b>Scout ceilidh</b><br>Corn Exchange, Bexcombe<br>8pm, £8</td></tr>
      <tr><td>Sat 12 December 2026</td><td><b>Private party</b><br>Saltmouth<br>7pm</td></tr>
      <tr><td>Sat 19 December 2026</td><td><b>Barn dance</b><br>Manor Farm. Bring a picnic.<br>7.30pm</td></tr></table>`,
    events: [
      '2026-12-05T20:00 Scout ceilidh @ Corn Exchange, Bexcombe',
      '2026-12-12T19:00 Private party @ Saltmouth',
      '2026-12-19T19:30 Barn dance @ Manor Farm',
    ],
  },
  {
    name: 'the ground of each match',
    html: `<h1>Fixtures</h1><table><tr><th>Date</th><th>Match</th><th>Ground</th><th>Start</th></tr>
      <tr><td>5 December 2026</td><td>Heathwood v Merrindale</td><td>Wilson Lane</td><td>12.30pm</td></tr>
      <tr><td>12 December 2026</td><td>Semi finals</td><td>TBA</td><td>TBA</td></tr></table>`,
    events: ['2026-12-05T12:30 Heathwood v Merrindale @ Wilson Lane', '2026-12-12 Semi finals'],
  },
];
