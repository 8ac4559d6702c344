import { expect, it, vi } from 'vitest';
import { Unlock } from '../../../components/lock/UnlockForm';
import { PassphraseLock } from '../../../entrypoints/options/PassphraseLock';
import { control } from '../../components/controls';
import { Refused } from '../../components/fakeBackground';
import { mount, questions, typeInto, useEnglish } from '../../components/mounted';

useEnglish();

const passphrase = 'correct horse battery';
const fields = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('form input')];
const submitFirst = (root: HTMLElement) => root.querySelector('form')?.requestSubmit();

it('a passphrase is set once it is long enough and was typed twice', async () => {
  let isOn = false;
  const root = mount(<PassphraseLock />, {
    lockState: () => ({ isOn, isLocked: false }),
    enableLock: () => {
      isOn = true;
      return null;
    },
  });
  await vi.waitFor(() => expect(fields(root)).toHaveLength(2));
  expect(control(root, 'Passphrase forgotten')).toBeUndefined();
  const [next, repeated] = fields(root);
  if (!next || !repeated) throw new Error('no fields');
  expect(fields(root).map(({ type }) => type)).toEqual(['password', 'password']);
  await typeInto(next, 'short');
  submitFirst(root);
  await vi.waitFor(() => expect(root.textContent).toContain('The passphrase needs at least 12 characters.'));
  await typeInto(next, passphrase);
  await typeInto(repeated, `${passphrase} `);
  submitFirst(root);
  await vi.waitFor(() => expect(root.textContent).toContain('The two passphrases differ.'));
  expect(questions('enableLock')).toEqual([]);
  await typeInto(repeated, passphrase);
  submitFirst(root);
  await vi.waitFor(() => expect(root.textContent).toContain('encrypted by this passphrase'));
  expect(questions('enableLock')).toEqual([{ passphrase }]);
  // Now it is on: its fields ask for the present one, and are empty
  await vi.waitFor(() => expect(fields(root)).toHaveLength(4));
  expect(fields(root).map(({ value }) => value)).toEqual(['', '', '', '']);
});

it('is locked now by a button, which is there while the lock is on and open', async () => {
  let state = { isOn: false, isLocked: false };
  const answers = {
    lockState: () => state,
    lockNow: () => {
      state = { isOn: true, isLocked: true };
      return null;
    },
  };
  const off = mount(<PassphraseLock />, answers);
  await vi.waitFor(() => expect(fields(off)).toHaveLength(2));
  expect(control(off, 'Lock now')).toBeUndefined();
  off.remove();
  state = { isOn: true, isLocked: false };
  const root = mount(<PassphraseLock />, answers);
  await vi.waitFor(() => expect(control(root, 'Lock now')).toBeDefined());
  control(root, 'Lock now')?.click();
  await vi.waitFor(() => expect(control(root, 'Unlock')).toBeDefined());
  expect(control(root, 'Lock now')).toBeUndefined();
});

it('a change and the end of the lock ask for the present passphrase', async () => {
  const root = mount(<PassphraseLock />, {
    lockState: () => ({ isOn: true, isLocked: false }),
    changePassphrase: () => null,
    disableLock: () => null,
  });
  await vi.waitFor(() => expect(fields(root)).toHaveLength(4));
  const [present, next, repeated, toDisable] = fields(root);
  if (!present || !next || !repeated || !toDisable) throw new Error('no fields');
  await typeInto(next, 'a new passphrase');
  await typeInto(repeated, 'a new passphrase');
  submitFirst(root);
  await vi.waitFor(() => expect(root.textContent).toContain('Enter your present passphrase.'));
  root.querySelectorAll('form')[1]?.requestSubmit();
  expect([...questions('changePassphrase'), ...questions('disableLock')]).toEqual([]);
  await typeInto(present, passphrase);
  submitFirst(root);
  await vi.waitFor(() =>
    expect(questions('changePassphrase')).toEqual([{ present: passphrase, next: 'a new passphrase' }]),
  );
  await typeInto(toDisable, passphrase);
  root.querySelectorAll('form')[1]?.requestSubmit();
  await vi.waitFor(() => expect(questions('disableLock')).toEqual([{ passphrase }]));
});

it('a forgotten passphrase deletes the sign-ins after a confirmation only', async () => {
  const root = mount(<PassphraseLock />, {
    lockState: () => ({ isOn: true, isLocked: true }),
    forgetSecrets: () => null,
  });
  await vi.waitFor(() => expect(control(root, 'Passphrase forgotten')).toBeDefined());
  expect(fields(root)).toHaveLength(1);
  control(root, 'Passphrase forgotten')?.click();
  await vi.waitFor(() => expect(control(document, 'Delete stored sign-ins')).toBeDefined());
  expect(questions('forgetSecrets')).toEqual([]);
  control(document, 'Delete stored sign-ins')?.click();
  await vi.waitFor(() => expect(questions('forgetSecrets')).toEqual([{}]));
});

it('the form to unlock is there while the vault is locked, and stays after a wrong passphrase', async () => {
  let isLocked = true;
  const root = mount(<Unlock />, {
    lockState: () => ({ isOn: true, isLocked }),
    unlock: (question) => {
      if (question.passphrase !== passphrase)
        throw new Refused({ reason: 'passphraseWrong', text: 'The passphrase is wrong.' });
      isLocked = false;
      return null;
    },
  });
  await vi.waitFor(() => expect(fields(root)).toHaveLength(1));
  const [field] = fields(root);
  if (!field) throw new Error('no field');
  submitFirst(root);
  expect(questions('unlock')).toEqual([]);
  await typeInto(field, 'wrong');
  submitFirst(root);
  await vi.waitFor(() => expect(root.textContent).toContain('The passphrase is wrong.'));
  await typeInto(field, passphrase);
  submitFirst(root);
  await vi.waitFor(() => expect(fields(root)).toHaveLength(0));
});
