import { i18n } from '#i18n';
import { TextField } from '../../components/ui/Field';
import { SelectField } from '../../components/ui/SelectField';
import type { TypedCredentials } from '../../lib/messages';

/** Sign-in method of a site. */
export type Way = 'approval' | TypedCredentials['way'];

/** Typed values of all sign-in methods, kept while the person switches between them. */
export interface TypedSignIn {
  way: Way;
  user: string;
  password: string;
  token: string;
}

/** Initial values. */
export const nothingTyped: TypedSignIn = { way: 'approval', user: '', password: '', token: '' };

const ways = ['approval', 'password', 'bearer', 'nobody'] as const satisfies Way[];

/** Credentials to send; undefined for the approval page, `missing` if a field is empty. */
export function toCredentials({
  way,
  user,
  password,
  token,
}: TypedSignIn): TypedCredentials | undefined | 'missing' {
  if (way === 'approval') return undefined;
  if (way === 'nobody') return { way };
  if (way === 'bearer') return token.trim() === '' ? 'missing' : { way, token: token.trim() };
  const typed = { user: user.trim(), password: password.trim() };
  return typed.user === '' || typed.password === '' ? 'missing' : { way, ...typed };
}

interface SiteWaysProps {
  typed: TypedSignIn;
  onChange: (typed: TypedSignIn) => void;
  error: string | undefined;
}

/** The choice of the sign-in method of a site, and its fields. */
export function SiteWays({ typed, onChange, error }: SiteWaysProps) {
  const { way, user, password, token } = typed;
  const change = (changes: Partial<TypedSignIn>) => onChange({ ...typed, ...changes });
  return (
    <>
      <SelectField
        label={i18n.t('options.siteWay')}
        hint={i18n.t(`options.wayHint.${way}`)}
        value={way}
        options={ways.map((name) => [name, i18n.t(`options.way.${name}`)])}
        onChoose={(way) => change({ way })}
      />
      {way === 'password' && (
        <>
          <TextField
            label={i18n.t('options.siteUser')}
            value={user}
            onInput={(text) => change({ user: text })}
            error={user.trim() === '' ? error : undefined}
            required
          />
          <TextField
            label={i18n.t('options.sitePassword')}
            type="password"
            placeholder="xxxx xxxx xxxx xxxx xxxx xxxx"
            value={password}
            onInput={(text) => change({ password: text })}
            error={password.trim() === '' ? error : undefined}
            required
          />
        </>
      )}
      {way === 'bearer' && (
        <TextField
          label={i18n.t('options.siteToken')}
          type="password"
          value={token}
          onInput={(text) => change({ token: text })}
          error={error}
          required
        />
      )}
    </>
  );
}
