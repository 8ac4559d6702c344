import type { PlainCase } from '../plainCase';

/** Whole pages in the eight other languages; their events were written down before the reader was known. */
export const wholeOthers: PlainCase[] = [
  {
    name: 'services of a parish in nested tables',
    isWhole: true,
    lang: 'de',
    url: 'http://www.st-martin.example/gottesdienste.htm',
    now: '2026-09-28T10:00:00Z',
    timeZone: 'Europe/Berlin',
    html: `<html><head><title>Kirchengemeinde St. Martin</title></head><body bgcolor="#ffffcc"><table width="100%" cellpadding="0"><tr><td width="150" valign="top" bgcolor="#cccc99"><table><tr><td><a href="index.htm"><font face="Arial" size="2">Startseite</font></a></td></tr><tr><td><a href="gd.htm"><font face="Arial" size="2">Gottesdienste</font></a></td></tr><tr><td><a href="kontakt.htm"><font size="2">Kontakt</font></a></td></tr></table></td>
<td valign="top"><table width="90%"><tr><td><center><font size="6"><b>Unsere Gottesdienste</b></font></center></td></tr>
<tr><td><font size="4"><b>Sonntag, 4. Oktober 2026 – Erntedank</b></font></td></tr>
<tr><td><table><tr><td width="90">9.30 Uhr</td><td>Familiengottesdienst mit dem Kindergarten</td></tr><tr><td>18.00 Uhr</td><td>Orgelvesper</td></tr></table></td></tr>
<tr><td><font size="4"><b>Sonntag, 11. Oktober 2026</b></font></td></tr>
<tr><td><table><tr><td width="90">10.00 Uhr</td><td>Abendmahlsgottesdienst (Pfr. Maier)</td></tr></table></td></tr>
<tr><td><font size="4"><b>Samstag, 31. Oktober 2026 – Reformationstag</b></font></td></tr>
<tr><td><table><tr><td width="90">19.00 Uhr</td><td>Gottesdienst mit Kirchenchor</td></tr></table></td></tr>
<tr><td><font size="1">Stand: 27.09.2026 - Pfarramt, Kirchgasse 7, Tel. 07123/4711</font></td></tr></table></td></tr></table></body></html>`,
    events: [
      '2026-10-04T09:30 Familiengottesdienst mit dem Kindergarten',
      '2026-10-04T18:00 Orgelvesper',
      '2026-10-11T10:00 Abendmahlsgottesdienst (Pfr. Maier)',
      '2026-10-31T19:00 Gottesdienst mit Kirchenchor',
    ],
  },
  {
    name: 'the dates of a club over New Year',
    isWhole: true,
    lang: 'de',
    url: 'https://mv-harmonie.example/termine',
    now: '2026-09-10T10:00:00Z',
    timeZone: 'Europe/Berlin',
    html: `<html lang="de"><head><title>Termine – Musikverein Harmonie Oberndorf</title></head><body><nav><a>Home</a><a>Verein</a><a>Termine</a><a>Impressum</a></nav><div class="cookie">Diese Website verwendet Cookies. <button>OK</button></div>
<section><h1>Termine 2026/27</h1><table class="termine"><thead><tr><td>Datum</td><td>Uhrzeit</td><td>Veranstaltung</td><td>Ort</td></tr></thead><tbody>
<tr><td>Sa 19.09.</td><td>19:30</td><td>Weinfest</td><td>Dorfplatz</td></tr><tr><td>So 15.11.</td><td>10:00</td><td>Volkstrauertag</td><td>Ehrenmal</td></tr><tr><td>Sa 12.12.</td><td>20:00</td><td>Jahreskonzert</td><td>Festhalle</td></tr><tr><td>Mi 06.01.</td><td>17:00</td><td>Neujahrsempfang</td><td>Rathaus</td></tr><tr><td>Fr 05.03.</td><td>20:00</td><td>Generalversammlung</td><td>Gasthaus Krone</td></tr></tbody></table>
<p>Probe: jeden Freitag 20–22 Uhr im Probelokal.</p></section><footer>© Musikverein Harmonie 2026</footer></body></html>`,
    events: [
      '2026-09-19T19:30 Weinfest @ Dorfplatz',
      '2026-11-15T10:00 Volkstrauertag @ Ehrenmal',
      '2026-12-12T20:00 Jahreskonzert @ Festhalle',
      '2027-01-06T17:00 Neujahrsempfang @ Rathaus',
      '2027-03-05T20:00 Generalversammlung @ Gasthaus Krone',
    ],
  },
  {
    name: 'headings of days, then titles',
    isWhole: true,
    lang: 'fr',
    url: 'https://www.saint-aubin.example/agenda',
    now: '2026-09-15T10:00:00Z',
    timeZone: 'Europe/Paris',
    html: `<html lang="fr"><head><title>Agenda - Commune de Saint-Aubin</title></head><body><a href="#contenu">Aller au contenu</a><header><div>Mairie de Saint-Aubin</div><nav><ul><li><a>Accueil</a></li><li><a>Vie municipale</a></li><li><a>Agenda</a></li></ul></nav></header>
<p class="fil">Vous êtes ici : Accueil &gt; Agenda</p><main id="contenu"><h1>Agenda</h1>
<h2>Samedi 10 octobre</h2><h3>Loto des écoles</h3><p>20 h 30 – Salle des fêtes<br>Ouverture des portes à 19 h. Carton : 4 €, les 3 : 10 €.</p>
<h2>Dimanche 18 octobre</h2><h3>Vide-grenier</h3><p>De 8 h à 18 h – Place de l'Église<br>Inscriptions avant le 5 octobre au 06 12 34 56 78.</p>
<h2>Mercredi 11 novembre</h2><h3>Commémoration de l'Armistice</h3><p>11 h – Monument aux morts</p></main><footer>Mairie, 2 rue de la République. Ouverte du lundi au vendredi de 9 h à 12 h.</footer></body></html>`,
    events: [
      '2026-10-10T20:30 Loto des écoles @ Salle des fêtes',
      "2026-10-18T08:00 – 2026-10-18T18:00 Vide-grenier @ Place de l'Église",
      "2026-11-11T11:00 Commémoration de l'Armistice @ Monument aux morts",
    ],
  },
  {
    name: 'cards whose badge is glued',
    isWhole: true,
    lang: 'fr',
    url: 'https://lagrange.example/programme/',
    now: '2026-09-15T10:00:00Z',
    timeZone: 'Europe/Paris',
    html: `<html lang="fr-FR"><head><title>Programme – La Grange</title></head><body class="home"><div class="elementor"><div class="menu"><span>Accueil</span><span>Programme</span><span>Billetterie</span></div>
<h1>Programme</h1><div class="grid"><div class="card"><a href="/ev/1"><div class="badge"><span>10</span><span>oct.</span><span>2026</span></div><img alt=""><div class="t">Les Ogres de Barback</div><div class="h">20:30</div><div class="c">Chanson</div></a></div><div class="card"><a href="/ev/2"><div class="badge"><span>17</span><span>oct.</span><span>2026</span></div><img alt=""><div class="t">Antigone, Cie du Loup</div><div class="h">19:00</div><div class="c">Théâtre</div></a></div><div class="card"><a href="/ev/3"><div class="badge"><span>6</span><span>nov.</span><span>2026</span></div><img alt=""><div class="t">Nuit du cirque</div><div class="h">21:00</div><div class="c">Cirque</div></a></div></div>
<div class="ft">La Grange – 12 route de Vannes – Tarifs de 8 à 22 €</div></div></body></html>`,
    events: [
      '2026-10-10T20:30 Les Ogres de Barback',
      '2026-10-17T19:00 Antigone, Cie du Loup',
      '2026-11-06T21:00 Nuit du cirque',
    ],
  },
  {
    name: 'months that fold',
    isWhole: true,
    lang: 'fr',
    url: 'https://rando.example/calendrier-2026',
    now: '2026-09-15T10:00:00Z',
    timeZone: 'Europe/Brussels',
    html: `<html lang="fr"><head><title>Calendrier des randonnées</title></head><body><div class="nav"><a>Le club</a><a>Calendrier</a><a>Photos</a></div><h1>Calendrier des randonnées 2026</h1><p>Rendez-vous sur le parking du stade.</p>
<details open><summary>Octobre</summary><ul><li>Dimanche 4 : Tour du lac, 14 km, départ 8h30</li><li>Dimanche 18 : Les crêtes, 18 km, départ 8h</li></ul></details>
<details><summary>Novembre</summary><ul><li>Dimanche 8 : Forêt de Soignes, 12 km, départ 9h</li><li>Dimanche 22 : Vallée du Viroin, 15 km, départ 9h</li></ul></details>
<p>Cotisation 2026 : 25 €.</p></body></html>`,
    events: [
      '2026-10-04T08:30 Tour du lac @ 14 km, départ',
      '2026-10-18T08:00 Les crêtes @ 18 km, départ',
      '2026-11-08T09:00 Forêt de Soignes @ 12 km, départ',
      '2026-11-22T09:00 Vallée du Viroin @ 15 km, départ',
    ],
  },
  {
    name: 'fiestas in a definition list',
    isWhole: true,
    lang: 'es',
    url: 'https://www.villar.example/fiestas-del-pilar-2026.html',
    now: '2026-09-20T10:00:00Z',
    timeZone: 'Europe/Madrid',
    html: `<html lang="es"><head><title>Fiestas del Pilar - Ayuntamiento de Villar</title></head><body><div id="cabecera"><a href="/">Inicio</a> | <a>El Ayuntamiento</a> | <a>Sede electrónica</a></div><div id="cuerpo"><h1>Fiestas del Pilar 2026</h1>
<dl><dt>Viernes 9 de octubre</dt><dd>20:00 h. Pregón y chupinazo. Plaza Mayor</dd><dd>23:30 h. Verbena con la orquesta Nueva Alaska. Plaza Mayor</dd>
<dt>Sábado 10 de octubre</dt><dd>12:00 h. Pasacalles de gigantes y cabezudos</dd><dd>18:00 h. Concurso de guiñote. Bar del pueblo</dd>
<dt>Lunes 12 de octubre</dt><dd>12:00 h. Misa baturra. Iglesia parroquial</dd></dl>
<p>El Ayuntamiento se reserva el derecho a modificar el programa.</p></div><div id="pie">Plaza Mayor, 1 - 44123 Villar - Tel. 978 123 456</div></body></html>`,
    events: [
      '2026-10-09T20:00 Pregón y chupinazo @ Plaza Mayor',
      '2026-10-09T23:30 Verbena con la orquesta Nueva Alaska @ Plaza Mayor',
      '2026-10-10T12:00 Pasacalles de gigantes y cabezudos',
      '2026-10-10T18:00 Concurso de guiñote @ Bar del pueblo',
      '2026-10-12T12:00 Misa baturra @ Iglesia parroquial',
    ],
  },
  {
    name: 'a seminar with its labels',
    isWhole: true,
    lang: 'es',
    url: 'https://imat.example/seminarios',
    now: '2026-10-01T10:00:00Z',
    timeZone: 'Europe/Madrid',
    html: `<html lang="es"><head><title>Seminarios | Instituto de Matemáticas</title></head><body><ul class="idiomas"><li>ES</li><li>EN</li><li>CA</li></ul><div class="migas">Inicio / Actividades / Seminarios</div><h1>Seminario de Álgebra</h1>
<div class="sem"><p><b>Título:</b> Grupos de trenzas y sus representaciones</p><p><b>Ponente:</b> Marta Ruiz (Universidad de Zaragoza)</p><p><b>Fecha:</b> 14 de octubre de 2026, 12:30 h</p><p><b>Lugar:</b> Aula 3.2</p><p><b>Resumen:</b> En 1925 Artin definió los grupos de trenzas. Veremos qué cambió en 1984.</p></div><hr>
<div class="sem"><p><b>Título:</b> Álgebras de Hopf en 90 minutos</p><p><b>Ponente:</b> Joan Vidal (UB)</p><p><b>Fecha:</b> 28 de octubre de 2026, 12:30 h</p><p><b>Lugar:</b> Salón de actos</p></div></body></html>`,
    events: [
      '2026-10-14T12:30 Grupos de trenzas y sus representaciones @ Aula 3.2',
      '2026-10-28T12:30 Álgebras de Hopf en 90 minutos @ Salón de actos',
    ],
  },
  {
    name: 'notices of a parish in a list',
    isWhole: true,
    lang: 'it',
    url: 'https://parrocchia.example/avvisi',
    now: '2026-10-01T10:00:00Z',
    timeZone: 'Europe/Rome',
    html: `<html lang="it"><head><title>Avvisi della settimana – Parrocchia San Lorenzo</title></head><body><div class="top"><a>Home</a> <a>Orari</a> <a>Avvisi</a></div><h1>Avvisi della settimana</h1><p class="data">Pubblicato il 30 settembre 2026</p>
<ul><li><strong>Domenica 4 ottobre</strong>, ore 10.30: S. Messa di inizio anno catechistico, in chiesa</li><li><strong>Martedì 6 ottobre</strong>, ore 21.00: Incontro dei catechisti, in oratorio</li><li><strong>Sabato 10 ottobre</strong>, dalle 15.00 alle 18.00: Castagnata dei ragazzi, in cortile</li></ul>
<p>Le iscrizioni al corso fidanzati chiudono il 15 ottobre. Segreteria: lun-ven 9-12, tel. 02 123456.</p></body></html>`,
    events: [
      '2026-10-04T10:30 S. Messa di inizio anno catechistico, in chiesa',
      '2026-10-06T21:00 Incontro dei catechisti, in oratorio',
      '2026-10-10T15:00 – 2026-10-10T18:00 Castagnata dei ragazzi, in cortile',
    ],
  },
  {
    name: 'one evening in prose',
    isWhole: true,
    lang: 'it',
    url: 'https://biblioteca.example/news/presentazione-libro',
    now: '2026-10-05T10:00:00Z',
    timeZone: 'Europe/Rome',
    html: `<html lang="it"><head><title>Presentazione del libro "Il sentiero" - Biblioteca civica</title></head><body><div class="menu-principale"><ul><li>La biblioteca</li><li>Servizi</li><li>Novità</li></ul></div><article><h1>Presentazione del libro “Il sentiero”</h1><div class="meta">2 ottobre 2026 | di Redazione | 3 commenti</div>
<p>Fondata nel 1907, la Biblioteca civica apre la stagione con un'autrice di casa. La presentazione si terrà giovedì 22 ottobre alle ore 18 presso la Sala Rossa, in via Roma 15. Dialoga con l'autrice Paolo Neri. Ingresso libero fino a esaurimento dei 60 posti.</p><p>Il libro, 240 pagine, 18 euro, è uscito il 3 settembre.</p></article><aside><h3>Articoli recenti</h3><ul><li>Chiusura del 2 novembre</li><li>Orario estivo dal 15 giugno</li></ul></aside></body></html>`,
    events: ['2026-10-22T18:00 Presentazione del libro “Il sentiero” @ Sala Rossa'],
  },
  {
    name: 'concerts of a choir, times doubled',
    isWhole: true,
    lang: 'nl',
    url: 'https://kamerkoor.example/agenda',
    now: '2026-09-20T10:00:00Z',
    timeZone: 'Europe/Amsterdam',
    html: `<html lang="nl-NL"><head><title>Agenda — Kamerkoor Vox</title></head><body><div class="Header-nav"><a>Over ons</a><a>Agenda</a><a>Contact</a></div><div class="eventlist">
<article class="eventlist-event"><div class="eventlist-datetag"><div class="eventlist-datetag-inner"><div class="eventlist-datetag-startdate--month">okt.</div><div class="eventlist-datetag-startdate--day">17</div></div></div><div class="eventlist-column-info"><h1 class="eventlist-title"><a href="/agenda/herfst" class="eventlist-title-link">Herfstconcert</a></h1><ul class="eventlist-meta"><li>zaterdag 17 oktober 2026</li><li>20:15 &ndash; 22:00</li><li>Jacobikerk, Utrecht <a>(kaart)</a></li></ul><p>Werken van Brahms en Reger.</p></div></article>
<article class="eventlist-event"><div class="eventlist-datetag"><div class="eventlist-datetag-inner"><div class="eventlist-datetag-startdate--month">dec.</div><div class="eventlist-datetag-startdate--day">13</div></div></div><div class="eventlist-column-info"><h1 class="eventlist-title"><a href="/agenda/kerst" class="eventlist-title-link">Kerstconcert</a></h1><ul class="eventlist-meta"><li>zondag 13 december 2026</li><li>15:00 &ndash; 16:30</li><li>Domkerk, Utrecht <a>(kaart)</a></li></ul></div></article></div><footer>Kamerkoor Vox · KvK 40480123</footer></body></html>`,
    events: [
      '2026-10-17T20:15 – 2026-10-17T22:00 Herfstconcert @ Jacobikerk, Utrecht',
      '2026-12-13T15:00 – 2026-12-13T16:30 Kerstconcert @ Domkerk, Utrecht',
    ],
  },
  {
    name: 'a month as a grid',
    isWhole: true,
    lang: 'nl',
    url: 'https://buurthuis.example/kalender?maand=10',
    now: '2026-09-20T10:00:00Z',
    timeZone: 'Europe/Amsterdam',
    html: `<html lang="nl"><head><title>Kalender</title></head><body><div class="nav"><a>Home</a><a>Kalender</a></div><h1>Buurthuis De Brug</h1><p><a>« september</a> <b>oktober 2026</b> <a>november »</a></p>
<table><tr><th>ma</th><th>di</th><th>wo</th><th>do</th><th>vr</th><th>za</th><th>zo</th></tr>
<tr><td class="other">28</td><td class="other">29</td><td class="other">30</td><td>1</td><td>2<br>20:00 Bingo</td><td>3</td><td>4</td></tr>
<tr><td>5</td><td>6</td><td>7<br>14:00 Kinderknutselen</td><td>8</td><td>9</td><td>10<br>10:00 Rommelmarkt</td><td>11</td></tr>
<tr><td>12</td><td>13</td><td>14</td><td>15</td><td>16<br>20:00 Pubquiz</td><td>17</td><td>18</td></tr>
<tr><td>19</td><td>20</td><td>21</td><td>22</td><td>23</td><td>24</td><td>25<br>12:00 Buurtlunch</td></tr>
<tr><td>26</td><td>27</td><td>28</td><td>29</td><td>30</td><td>31</td><td class="other">1</td></tr></table></body></html>`,
    events: [
      '2026-10-02T20:00 Bingo',
      '2026-10-07T14:00 Kinderknutselen',
      '2026-10-10T10:00 Rommelmarkt',
      '2026-10-16T20:00 Pubquiz',
      '2026-10-25T12:00 Buurtlunch',
    ],
  },
  {
    name: 'tabs, one of them shown',
    isWhole: true,
    lang: 'pt-BR',
    url: 'https://teatro.example/programacao',
    now: '2026-09-20T10:00:00Z',
    timeZone: 'America/Sao_Paulo',
    html: `<html lang="pt-br"><head><title>Programação | Teatro Municipal</title></head><body><div class="menu"><a>Início</a><a>Programação</a><a>Bilheteria</a></div><h1>Programação 2026</h1><div role="tablist"><button role="tab" aria-selected="true">Outubro</button><button role="tab">Arquivo</button></div>
<div role="tabpanel"><div class="row"><h3>Orquestra Sinfônica: Villa-Lobos</h3><p>09/10/2026 às 20h</p><p>R$ 40,00 (inteira)</p></div><div class="row"><h3>O Quebra-Nozes</h3><p>16/10/2026 às 19h30</p><p>R$ 60,00 (inteira)</p></div><div class="row"><h3>Roda de choro</h3><p>24/10/2026 às 17h</p><p>Entrada gratuita</p></div></div>
<div role="tabpanel" hidden><div class="row"><h3>Carmen</h3><p>13/03/2026 às 20h</p></div><div class="row"><h3>La Bohème</h3><p>10/04/2026 às 20h</p></div></div><p class="rodape">Praça da Sé, 100. Bilheteria: ter. a dom., das 12h às 20h.</p></body></html>`,
    events: [
      '2026-10-09T20:00 Orquestra Sinfônica: Villa-Lobos',
      '2026-10-16T19:30 O Quebra-Nozes',
      '2026-10-24T17:00 Roda de choro',
    ],
  },
  {
    name: 'news of a college',
    isWhole: true,
    lang: 'pt',
    url: 'https://letras.example/noticias/ciclo-de-conferencias',
    now: '2026-10-05T10:00:00Z',
    timeZone: 'Europe/Lisbon',
    html: `<html lang="pt"><head><title>Ciclo de conferências - Faculdade de Letras</title></head><body><div id="topo">PT | EN</div><h2>Notícias</h2><h1>Ciclo de conferências “Ler a cidade”</h1><small>Publicado a 1 de outubro de 2026</small>
<p>O Centro de Estudos convida para o ciclo “Ler a cidade”, sempre às 18h00, no Anfiteatro III.</p>
<ul><li>15 de outubro: Ana Prata, “Lisboa antes de 1755”</li><li>12 de novembro: Rui Tavares, “Cafés e revistas”</li><li>10 de dezembro: Inês Costa, “A cidade no cinema”</li></ul><p>Entrada livre. Contacto: +351 21 792 00 00.</p></body></html>`,
    events: [
      '2026-10-15T18:00 Ana Prata, “Lisboa antes de 1755” @ Anfiteatro III',
      '2026-11-12T18:00 Rui Tavares, “Cafés e revistas” @ Anfiteatro III',
      '2026-12-10T18:00 Inês Costa, “A cidade no cinema” @ Anfiteatro III',
    ],
  },
  {
    name: 'announcements with numbers',
    isWhole: true,
    lang: 'pl',
    url: 'https://parafia.example/ogloszenia',
    now: '2026-10-03T10:00:00Z',
    timeZone: 'Europe/Warsaw',
    html: `<html lang="pl"><head><title>Ogłoszenia duszpasterskie</title></head><body><div class="menu">Strona główna · Ogłoszenia · Intencje</div><h1>Ogłoszenia duszpasterskie – XXVII Niedziela Zwykła, 4 października 2026 r.</h1>
<ol><li>W środę 7 października o godz. 18.00 nabożeństwo różańcowe dla dzieci.</li><li>Zapraszamy na koncert chóru „Cantate” w niedzielę 11 października o godz. 16.00 w kościele.</li><li>Bóg zapłać za ofiary złożone w ubiegłą niedzielę: 3450 zł.</li><li>W piątek 16 października o godz. 19.30 spotkanie Rady Parafialnej w salce.</li></ol><p>Kancelaria czynna: wt., czw. 16.00–17.30.</p></body></html>`,
    events: [
      '2026-10-07T18:00 nabożeństwo różańcowe dla dzieci',
      '2026-10-11T16:00 Zapraszamy na koncert chóru „Cantate” w kościele',
      '2026-10-16T19:30 spotkanie Rady Parafialnej w salce',
    ],
  },
  {
    name: 'a house of culture in a table',
    isWhole: true,
    lang: 'pl',
    url: 'https://gok.example/kalendarz',
    now: '2026-09-20T10:00:00Z',
    timeZone: 'Europe/Warsaw',
    html: `<html lang="pl"><head><title>Kalendarz imprez - GOK</title></head><body><table width="960"><tr><td colspan="2"><h1>Gminny Ośrodek Kultury</h1></td></tr><tr><td width="180"><a>Aktualności</a><br><a>Kalendarz imprez</a><br><a>Kontakt</a></td><td><h2>Kalendarz imprez</h2><table border="1"><tr><th>Termin</th><th>Godzina</th><th>Wydarzenie</th><th>Miejsce</th></tr><tr><td>10.10.2026 r.</td><td>17:00</td><td>Święto pieczonego ziemniaka</td><td>Rynek</td></tr><tr><td>11.11.2026 r.</td><td>9:00</td><td>Bieg Niepodległości</td><td>Stadion</td></tr><tr><td>6.12.2026 r.</td><td>15:30</td><td>Spotkanie z Mikołajem</td><td>Sala GOK</td></tr></table></td></tr></table></body></html>`,
    events: [
      '2026-10-10T17:00 Święto pieczonego ziemniaka @ Rynek',
      '2026-11-11T09:00 Bieg Niepodległości @ Stadion',
      '2026-12-06T15:30 Spotkanie z Mikołajem @ Sala GOK',
    ],
  },
  {
    name: 'a hall in a table',
    isWhole: true,
    lang: 'ja',
    url: 'https://hall.example/event/index.html',
    now: '2026-09-20T10:00:00Z',
    timeZone: 'Asia/Tokyo',
    html: `<html lang="ja"><head><title>イベント一覧｜市民文化会館</title></head><body><ul id="gnavi"><li>ホーム</li><li>施設案内</li><li>イベント</li><li>アクセス</li></ul><h2>イベント一覧</h2><table><tr><th>開催日</th><th>時間</th><th>催し物</th><th>会場</th></tr><tr><td>2026年10月10日（土）</td><td>午後2時～午後4時</td><td>秋の吹奏楽フェスティバル</td><td>大ホール</td></tr><tr><td>2026年10月18日（日）</td><td>午前10時～午後3時</td><td>市民文化祭</td><td>全館</td></tr><tr><td>2026年11月3日（火・祝）</td><td>午後1時30分</td><td>落語の会</td><td>小ホール</td></tr></table><p>休館日：毎週月曜日　TEL 0766-12-3456</p></body></html>`,
    events: [
      '2026-10-10T14:00 – 2026-10-10T16:00 秋の吹奏楽フェスティバル @ 大ホール',
      '2026-10-18T10:00 – 2026-10-18T15:00 市民文化祭 @ 全館',
      '2026-11-03T13:30 落語の会 @ 小ホール',
    ],
  },
  {
    name: 'a temple, month by month',
    isWhole: true,
    lang: 'ja',
    url: 'https://tera.example/gyoji/2026.html',
    now: '2026-09-20T10:00:00Z',
    timeZone: 'Asia/Tokyo',
    html: `<html lang="ja"><head><title>年間行事</title></head><body><div id="menu"><a>トップ</a><a>年間行事</a><a>交通案内</a></div><h1>令和8年 年間行事</h1><h3>10月</h3><table class="event_t"><tr><td class="data">4日</td><td>観月会</td><td>午後6時</td></tr><tr><td class="data">12日</td><td>秋の茶会</td><td>午前10時</td></tr></table><h3>11月</h3><table class="event_t"><tr><td class="data">15日</td><td>七五三祈祷</td><td>午前9時</td></tr></table></body></html>`,
    events: ['2026-10-04T18:00 観月会', '2026-10-12T10:00 秋の茶会', '2026-11-15T09:00 七五三祈祷'],
  },
  {
    name: 'doors and curtain',
    isWhole: true,
    lang: 'ja',
    url: 'https://quartet.example/concert.html',
    now: '2026-09-20T10:00:00Z',
    timeZone: 'Asia/Tokyo',
    html: `<html lang="ja"><head><title>演奏会のご案内</title></head><body><h1>あおば弦楽四重奏団</h1><h2>第12回定期演奏会</h2><dl><dt>日時</dt><dd>令和8年10月18日（日）13:30開場　14:00開演</dd><dt>会場</dt><dd>青葉区文化センター</dd><dt>入場料</dt><dd>2,000円（全席自由）</dd><dt>お問い合わせ</dt><dd>090-1234-5678</dd></dl><p>更新日：2026年9月1日</p></body></html>`,
    events: ['2026-10-18T14:00 第12回定期演奏会 @ 青葉区文化センター'],
    read: ['2026-10-18T14:00 あおば弦楽四重奏団 @ 青葉区文化センター'],
  },
  {
    name: 'badges glued to their hours',
    isWhole: true,
    lang: 'de',
    url: 'https://kulturhaus.example/',
    now: '2026-09-01T10:00:00Z',
    timeZone: 'Europe/Berlin',
    html: `<html lang="de"><head><title>Kulturhaus</title></head><body><div class="m"><a>Start</a><a>Programm</a><a>Tickets</a></div><div class="prog"><h2>Programm</h2><div class="ev"><div class="d"><span>Sep</span><span>20</span><span>19:30</span></div><div class="n"><a href="/p/1">Lesung: Jenny Erpenbeck</a></div></div><div class="ev"><div class="d"><span>Sep</span><span>26</span><span>20:00</span></div><div class="n"><a href="/p/2">Trio Zimt</a></div></div><div class="ev"><div class="d"><span>Okt</span><span>3</span><span>18:00</span></div><div class="n"><a href="/p/3">Tanztee</a></div></div></div></body></html>`,
    events: [
      '2026-09-20T19:30 Lesung: Jenny Erpenbeck',
      '2026-09-26T20:00 Trio Zimt',
      '2026-10-03T18:00 Tanztee',
    ],
  },
  {
    name: 'a hall that plays for two days',
    isWhole: true,
    lang: 'ja',
    url: 'https://matsuri.example/',
    now: '2026-09-20T10:00:00Z',
    timeZone: 'Asia/Tokyo',
    html: `<html lang="ja"><head><title>さくら祭り実行委員会</title></head><body><h1>秋まつり2026</h1><p>開催日：10月3日（土）・4日（日）　10:00～17:00</p><p>場所：中央公園</p><p>主催：さくら祭り実行委員会</p></body></html>`,
    events: [
      '2026-10-03T10:00 – 2026-10-03T17:00 秋まつり2026 @ 中央公園',
      '2026-10-04T10:00 – 2026-10-04T17:00 秋まつり2026 @ 中央公園',
    ],
  },
];
