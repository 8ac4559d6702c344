import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { toCurl, toFetch } from '../../../entrypoints/manager/methods/commands';

const request = {
  verb: 'PUT',
  url: 'https://www.example.org/v3/videos?part=snippet&fields=id%2Cetag',
  headers: { accept: 'application/json', authorization: 'Bearer …' },
  body: JSON.stringify({ title: `It's "late" $HOME \`id\` \\ é` }),
};

it('curl gets each argument as it is, through a shell', () => {
  const printed = execFileSync('sh', ['-c', toCurl(request).replace(/^curl/, "printf '%s\\n'")], {
    encoding: 'utf8',
  });
  expect(printed.trimEnd().split('\n')).toEqual([
    '-X',
    'PUT',
    request.url,
    '-H',
    'accept: application/json',
    '-H',
    'authorization: Bearer …',
    '--data-raw',
    request.body,
  ]);
});

it('fetch gets the same request', async () => {
  const run = new Function('fetch', `return (async () => { ${toFetch(request)} })()`);
  const calls: unknown[] = [];
  await run((...call: unknown[]) => calls.push(call));
  const { verb: method, url, headers, body } = request;
  expect(calls).toEqual([[url, { method, headers, body }]]);
});
