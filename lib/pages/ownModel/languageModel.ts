import { isObject } from '../../shared/isObject';

/** A session of the browser's own language model. */
export interface ModelSession {
  /** The answer, as JSON that fits the schema `responseConstraint`. */
  prompt(text: string, options: { responseConstraint: object; signal: AbortSignal }): Promise<string>;
  destroy(): void;
}

/**
 * The browser's own language model, which runs on this computer: Chrome's `LanguageModel`, in pages of extensions since
 * version 138. @source developer.chrome.com/docs/ai/prompt-api
 */
export interface LanguageModel {
  /** `unavailable`, `downloadable`, `downloading` or `available`. */
  availability(): Promise<string>;
  /** Downloads the model first, if it is not on this computer; the browser wants a click for that. */
  create(): Promise<ModelSession>;
}

/** The browser's own model; undefined if the browser has none. */
export function getLanguageModel(scope: object = globalThis): LanguageModel | undefined {
  const found = 'LanguageModel' in scope ? scope.LanguageModel : undefined;
  return isLanguageModel(found) ? found : undefined;
}

const isLanguageModel = (value: unknown): value is LanguageModel =>
  (isObject(value) || typeof value === 'function') &&
  typeof Reflect.get(value, 'availability') === 'function' &&
  typeof Reflect.get(value, 'create') === 'function';
