/**
 * An error answer of the REST API: `{code, message, data: {status, ...}}`.
 * Some server errors carry `data: null` or a text instead (calendar API behaviour, section 9).
 */
export class RestError extends Error {
  readonly body: Record<string, unknown>;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    data: Record<string, unknown> | null | string = {},
    more: Record<string, unknown> = {},
  ) {
    super(message);
    const full = typeof data === 'object' && data !== null ? { status, ...data } : data;
    this.body = { code, message, data: full, ...more };
  }
}

export const noRoute = (): RestError => new RestError(404, 'rest_no_route', 'There is no such route.');

/** 401 for nobody, 403 for somebody without the right. */
export const forbidden = (signedIn: boolean, code = 'rest_forbidden'): RestError =>
  new RestError(signedIn ? 403 : 401, code, 'You have no right to do this.');
