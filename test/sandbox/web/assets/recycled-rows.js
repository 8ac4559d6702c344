// A list of 1,000 videos of which the document holds 24 rows, see recycledPage.ts.

const videos = JSON.parse(document.getElementById('rows').textContent);
const list = document.getElementById('recycled');
const height = 96;
const pool = Array.from({ length: 24 }, () => list.appendChild(document.createElement('div')));
list.style.cssText = `position: relative; height: ${videos.length * height}px`;

function fill(row, at) {
  const [id, title] = videos[at];
  const picture = document.createElement('a');
  const name = document.createElement('a');
  for (const link of [picture, name]) link.href = `/watch?v=${id}`;
  picture.style.cssText = 'display: block; width: 160px; height: 90px; background: #8aa';
  name.textContent = title;
  row.style.cssText = `position: absolute; inset: ${at * height}px 0 auto; display: flex; gap: 12px`;
  row.replaceChildren(picture, name);
}

function draw() {
  const first = Math.max(0, Math.floor(-list.getBoundingClientRect().top / height) - 6);
  for (let at = first; at < Math.min(videos.length, first + pool.length); at++)
    fill(pool[at % pool.length], at);
}

addEventListener('scroll', draw, { passive: true });
setInterval(draw, 300);
draw();
