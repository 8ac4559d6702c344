import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Blank } from '../../../components/ui/Blank';
import { TextField } from '../../../components/ui/Field';
import { ask } from '../../../lib/messages';
import { NoSite } from '../NoSite';
import { SignIn } from '../SignIn';
import type { SectionProps } from '../section';
import { WayBack } from '../WayBack';
import { CallHistory } from './CallHistory';
import { catalogue, findMethod, getAddress, getPrice, type Service } from './catalogue';
import { MethodForm } from './MethodForm';
import { type PastCall, useCallHistory } from './useCallHistory';

/** The list of all API methods, or the form of the one that the hash names. */
export function MethodsSection({ active, item }: SectionProps) {
  const found = item === undefined ? undefined : findMethod(item);
  if (found === undefined) return <MethodList />;
  const { service, method } = found;
  const account =
    service === 'video'
      ? active.video && { accountId: active.video.accountId, name: active.video.title }
      : active.calendar;
  return (
    <>
      <WayBack to="methods">{i18n.t('manager.allMethods')}</WayBack>
      {account && <MethodForm key={`${account.accountId} ${method.id}`} method={method} account={account} />}
      {!account && (service === 'video' ? <SignIn /> : <NoSite />)}
    </>
  );
}

/** The methods of both services, filtered by name and address. */
function MethodList() {
  const [search, setSearch] = useState('');
  const { calls } = useCallHistory();
  const typed = search.trim().toLowerCase();
  const groups = (['video', 'calendar'] as const).map((service) => ({
    service,
    methods: Object.values(catalogue[service])
      .filter((method) => `${method.id} ${getAddress(method)}`.toLowerCase().includes(typed))
      .sort((one, other) => one.id.localeCompare(other.id)),
  }));
  const titles: Record<Service, string> = {
    video: i18n.t('manager.videoMethods'),
    calendar: i18n.t('manager.calendarMethods'),
  };
  const shown = groups.filter(({ methods }) => methods.length > 0);
  return (
    <>
      <p class="soft">{i18n.t('manager.methodsHint')}</p>
      <CallHistory calls={calls} onChoose={(call) => void reopen(call)} />
      <TextField label={i18n.t('manager.search')} value={search} onInput={setSearch} />
      {shown.length === 0 && <Blank drawing="search">{i18n.t('manager.noMethods')}</Blank>}
      {shown.map(({ service, methods }) => (
        <div key={service} class="panel stack">
          <h3>{titles[service]}</h3>
          <ul>
            {methods.map((method) => (
              <li key={method.id} class="method">
                <a href={`#methods/${method.id}`}>{method.id}</a>
                <span class="soft small code">{getAddress(method)}</span>
                <span class="soft small method-price">{getPrice(method)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** Opens the form of a method as it was typed before. */
async function reopen({ method, typed }: PastCall): Promise<void> {
  await ask('writeDraft', { key: `manager.method.${method}`, value: typed });
  location.hash = `methods/${method}`;
}
