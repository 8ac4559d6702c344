const boards = ['Select Board', 'Planning Board', 'School Committee'];

/** A page of half a megabyte: three meetings to come above the minutes of forty years. */
export function townMinutes(): string {
  const rows = Array.from({ length: 4_000 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 7, 31) - at * 3 * 86_400_000);
    const date = day.toLocaleDateString('en-US', {
      timeZone: 'UTC',
      month: 'long',
      day: 'numeric',
      year: 'numeric',
    });
    return `<tr class="row-${at % 2}"><td>${date}</td><td>${boards[at % 3]} Minutes</td><td><a href="/doc/${at}.pdf">Download</a></td></tr>`;
  });
  const coming = ['September 14, 2026', 'September 16, 2026', 'September 21, 2026'].map(
    (date, at) => `<tr><td>${date}</td><td>7:00 PM</td><td>${boards[at]}</td><td>Town Hall</td></tr>`,
  );
  return `<html lang="en"><head><title>Agendas and Minutes | Town of Ware</title></head><body><nav><a>Home</a><a>Boards</a></nav><h1>Agendas and Minutes</h1><h2>Upcoming meetings</h2><table><tr><th>Date</th><th>Time</th><th>Board</th><th>Location</th></tr>${coming.join('')}</table><h2>Minutes archive</h2><table><tr><th>Date</th><th>Document</th><th>File</th></tr>${rows.join('\n')}</table></body></html>`;
}
