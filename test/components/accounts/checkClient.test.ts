import { describe, expect, it } from 'vitest';
import {
  findClientProblem,
  findSecretProblem,
  readClientFile,
} from '../../../components/accounts/checkClient';

const id = '1234567890-abc123def456.apps.googleusercontent.com';
const redirect = 'https://cuecard.chromiumapp.org/';

describe('a pasted client id', () => {
  it.each([
    [id, undefined],
    [` ${id}\n`, undefined],
    ['sandbox-client.apps.example', undefined],
    ['', 'missing'],
    ['  \n', 'missing'],
    ['123456789012', 'projectNumber'],
    [id.replace('-', ' - '), 'spaces'],
    [`Client ID: ${id}`, 'spaces'],
    [`GOCSPX-${'short'}`, 'secret'],
    [`AIza${'short'}`, 'apiKey'],
    [`https://console.cloud.google.com/auth/clients/${id}`, 'address'],
    ['robot@my-project.iam.gserviceaccount.com', 'email'],
    ['my-project-123456', 'incomplete'],
    ['1234567890-abc123def456', 'incomplete'],
    ['{"type":"service_account"}', 'file'],
    ['[]', 'file'],
  ])('%j: %s', (text, problem) => {
    expect(findClientProblem(text, true)).toBe(problem);
  });

  it('of a custom platform may have any form', () => {
    expect(findClientProblem('my-client', false)).toBeUndefined();
    expect(findClientProblem('my client', false)).toBe('spaces');
  });
});

it.each([
  ['GOCSPX-short', undefined],
  ['', undefined],
  [id, 'id'],
  ['AIzashort', 'apiKey'],
  ['GOCSPX- short', 'spaces'],
])('a pasted secret %j: %s', (text, problem) => {
  expect(findSecretProblem(text)).toBe(problem);
});

describe('the contents of the JSON file', () => {
  const web = { client_id: id, client_secret: 'GOCSPX-short', redirect_uris: [redirect] };

  it('are read', () => {
    const text = JSON.stringify({ web: { ...web, project_id: 'p', auth_uri: 'https://a.example' } }, null, 2);
    expect(readClientFile(text, redirect)).toEqual({ clientId: id, clientSecret: 'GOCSPX-short' });
  });

  it('are refused for a desktop client, and for one without the redirect address', () => {
    expect(readClientFile(JSON.stringify({ installed: web }), redirect)?.problem).toBe('fileDesktop');
    expect(readClientFile(JSON.stringify({ web }), 'https://other.chromiumapp.org/')?.problem).toBe(
      'fileRedirect',
    );
    const none = JSON.stringify({ web: { client_id: id } });
    expect(readClientFile(none, redirect)).toEqual({ clientId: id, problem: 'fileRedirect' });
  });

  it.each([id, '{', '{}', '[]', 'null', '{"web":{"client_id":7}}', '{"web":null}'])('%s is none', (text) => {
    expect(readClientFile(text, redirect)).toBeUndefined();
  });
});
