import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { useDraft } from '../../../components/hooks/useDraft';
import { useTask } from '../../../components/hooks/useTask';
import { focusFirstInvalid } from '../../../components/ui/Field';
import { type Answer, ask, type CallPreview, type CallRequest, Refusal } from '../../../lib/messages';
import { leaveBlob } from '../../../lib/messages/blobTransfer';
import { readParameters, toMethodForm } from '../../../lib/methodForms';
import { findErased } from '../../../lib/methodForms/erased';
import { parseJson } from '../../../lib/shared/parseJson';
import type { Method } from '../../../lib/video';
import { checkInput, type Mistakes } from './mistakes';
import { emptyCall, isReplacing, readTyped, type Typed } from './typed';
import { useCallHistory } from './useCallHistory';

/** What is typed into the form of a method, and what was asked and answered. */
export function useCall(method: Method, { accountId }: { accountId: string }) {
  const form = useMemo(() => toMethodForm(method), [method]);
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(`manager.method.${method.id}`, readTyped);
  const [typed, setTyped] = useState<Typed>(() => emptyCall(method, form));
  const [file, setFile] = useState<File>();
  const [mistakes, setMistakes] = useState<Mistakes>({});
  /** The write that the person is asked to confirm; of a merged one, what it would change. */
  const [asked, setAsked] = useState<{ preview?: CallPreview }>();
  const [shown, setShown] = useState<{ answer: Answer<'call'> } | { request: CallRequest }>();
  const { calls, add } = useCallHistory();
  const task = useTask(() => undefined);
  useEffect(() => {
    if (draft.kept) setTyped(draft.kept);
  }, [draft.kept]);

  const isWrite = method.http !== 'GET';
  const isMerged = isReplacing(method) && !typed.isExact;
  const change = (changes: Partial<Typed>) => {
    const changed = { ...typed, ...changes };
    setTyped(changed);
    draft.write(changed);
  };

  const { part, ...others } = readParameters(form.parameters, typed.parameters);
  const params = isMerged || part === undefined ? others : { ...others, part };
  const erased = isMerged ? [] : findErased(method, params, parseJson(typed.body));
  const via = typed.via === '' ? undefined : typed.via;
  const call = { method: method.id, params, via, as: accountId };

  const send = (body: unknown, seen?: CallPreview['merged']) =>
    task.start('send', async () => {
      setShown(undefined);
      const left = file && (await storeFile(file));
      const answered = ask('call', { ...call, body, file: left, seen: seen?.before });
      const remember = (isDone: boolean) => add({ method: method.id, typed, at: Date.now(), isDone });
      await answered.then(
        (answer) => {
          remember(true);
          setShown({ answer });
        },
        (error: unknown) => {
          remember(false);
          throwUnknownOutcome(error, isWrite);
        },
      );
    });

  /** Validates the call and goes on with its body. */
  const withBody = (then: (body: unknown) => void) => {
    const checked = checkInput(method, { params, body: typed.body, hasFile: file !== undefined, isMerged });
    setMistakes(checked.mistakes ?? {});
    if (checked.mistakes === undefined) then(checked.body);
    else focusFirstInvalid(element.current);
  };
  const preview = (body: unknown) => ask('previewCall', { ...call, body, merged: isMerged });
  const submit = () =>
    withBody((body) => {
      if (!isWrite) void send(body);
      else if (!isMerged) setAsked({});
      else void task.start('send', async () => setAsked({ preview: await preview(body) }));
    });
  const showRequest = () =>
    withBody((body) => void task.start('request', async () => setShown(await preview(body))));

  return {
    element,
    form,
    typed,
    change,
    setFile,
    mistakes,
    erased,
    isMerged,
    task,
    shown,
    calls: calls.filter((past) => past.method === method.id),
    submit,
    showRequest,
    asked,
    close: () => setAsked(undefined),
    /** Sends what the person was asked about. */
    confirm() {
      setAsked(undefined);
      withBody((body) => void send(body, asked?.preview?.merged));
    },
  };
}

/** Stores the file for the background; returns the name of the blob. */
async function storeFile(file: File): Promise<string> {
  const name = `file|${crypto.randomUUID()}`;
  await leaveBlob(name, file);
  return name;
}

/** If the background stopped during a write, its outcome is unknown. */
function throwUnknownOutcome(error: unknown, isWrite: boolean): never {
  if (!isWrite || error instanceof Refusal) throw error;
  throw new Refusal({ reason: 'outcomeUnknown', text: i18n.t('manager.inDoubt') });
}
