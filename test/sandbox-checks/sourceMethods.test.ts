import { expect, it } from 'vitest';
import { videoMethods } from '../../lib/video';
import { findMethod } from '../e2e/harness/methodsSeen';
import { sourceMethods } from '../e2e/harness/sourceMethods';

const request = (method: string, path: string) => ({ at: 0, method, host: '', path, query: {}, status: 200 });

it('the 48 methods of the source document are those that we declare', () => {
  const declared = Object.values(videoMethods).map(({ id, http, path }) => [id, [http].flat()[0], path]);
  const inSource = sourceMethods.map(([name, http, path]) => [toOurName(name), http, path]);
  expect(inSource).toHaveLength(48);
  expect(inSource.toSorted()).toEqual(declared.toSorted());
});

it('a request is known by its verb and path, that of an upload, too', () => {
  const seen = sourceMethods.map(([, http, path]) =>
    findMethod(request(http, `/youtube/v3${path.replace('{id}', 'AUieDa')}`)),
  );
  expect(seen).toEqual(sourceMethods.map(([name]) => name));
  expect(findMethod(request('POST', '/upload/youtube/v3/videos'))).toBe('video.insert');
  expect(findMethod(request('GET', '/youtube/v3/captions/'))).toBeUndefined();
  expect(findMethod(request('GET', '/wp-json/tribe/events/v1/events'))).toBeUndefined();
});

/** The document names resources in the singular, methods by the plural. */
function toOurName(name: string): string {
  const [resource = '', method] = name.split('.');
  const plural = resource.endsWith('y') ? `${resource.slice(0, -1)}ies` : `${resource}s`;
  const irregular: Record<string, string> = { search: 'search', membershipsLevel: 'membershipsLevels' };
  return `${irregular[resource] ?? plural}.${method}`;
}
