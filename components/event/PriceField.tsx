import { i18n, locale } from '#i18n';
import { currencyCodes, readPrice, shownPrice, toCurrency, withoutCurrency } from '../../lib/pages/price';
import { TextField } from '../ui/Field';
import { SelectField } from '../ui/SelectField';
import type { FieldControlProps } from './fieldControl';
import { fieldLabel } from './fieldLabel';
import { problemMessage } from './problemMessage';

type PriceProps = Pick<FieldControlProps, 'form' | 'change' | 'evidence' | 'problems' | 'costSaid'>;

/** Currencies that are offered first, before the others in the order of their names. */
const common = ['EUR', 'USD', 'GBP', 'CHF'];

/** The price of an event: amounts, and the currency beside them. A currency that is typed is chosen there. */
export function PriceField({ form, change, evidence, problems, costSaid }: PriceProps) {
  const { cost, currency = none } = form;
  const type = (typed: string) => {
    const price = readPrice(typed);
    const named = price.kind === 'amounts' ? price.currency : undefined;
    change({ cost: typed, ...(named && { currency: named }) });
  };
  const choose = (currency: NonNullable<typeof form.currency>) =>
    change({ cost: withoutCurrency(cost), currency });
  const chosen = currency.symbol === '' ? '' : currency.code || own;
  const names = new Intl.DisplayNames(locale(), { type: 'currency' });
  const others = currencyCodes()
    .map((code) => [code, `${names.of(code) ?? code} (${code})`] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  return (
    <>
      <div class="pair">
        <TextField
          label={fieldLabel('cost')}
          value={cost}
          onInput={type}
          hint={costHint(form, costSaid)}
          evidence={evidence('cost')}
          error={problemMessage(problems.cost)}
        />
        <SelectField
          label={fieldLabel('currency')}
          value={chosen}
          options={[
            ['', i18n.t('form.currencyOfSite')],
            ...(chosen === own ? [[own, currency.symbol] as const] : []),
            ...others.filter(([code]) => common.includes(code)),
            ...others.filter(([code]) => !common.includes(code)),
          ]}
          onChoose={(code) =>
            choose(code === '' ? none : code === own ? currency : toCurrency(code, locale()))
          }
        />
      </div>
      {currency.symbol !== '' && (
        <SelectField
          label={i18n.t('form.currencyPosition')}
          value={isBehind(currency.position) ? 'behind' : 'before'}
          options={[
            ['before', shownPrice({ amounts: ['12'], currency: { ...currency, position: 'prefix' } })],
            ['behind', shownPrice({ amounts: ['12'], currency: { ...currency, position: 'postfix' } })],
          ]}
          onChoose={(position) =>
            choose({ ...currency, position: position === 'behind' ? 'postfix' : 'prefix' })
          }
        />
      )}
    </>
  );
}

/** Value of a currency without a code. */
const own = 'own';
const none = { symbol: '', position: '', code: '' };

/** The site's own screen stores another word than the API (calendar API behaviour, section 'Currency'). */
const isBehind = (position: string) => position === 'postfix' || position === 'suffix';

/** A price as the site will show it; empty for none, and as it was typed if it cannot be read. */
export function shownCost({ cost, currency = none }: Pick<PriceProps['form'], 'cost' | 'currency'>): string {
  const price = readPrice(cost);
  if (price.kind === 'free') return i18n.t('form.previewFree');
  if (price.kind !== 'amounts') return cost.trim();
  const own = currency.symbol === '' ? undefined : currency;
  const { amounts, currency: named = own } = price;
  const position = isBehind(named?.position ?? '') ? 'postfix' : 'prefix';
  return shownPrice({ amounts, currency: named && { ...named, position } });
}

/** How the site will show the typed price. */
function costHint({ cost, currency = none }: PriceProps['form'], said: string | undefined): string {
  const price = readPrice(cost);
  const shown = price.kind === 'amounts' ? shownCost({ cost, currency }) : cost.trim();
  if (said && said !== cost && said !== shown) return i18n.t('form.costSaid', { price: said });
  if (price.kind === 'none') return i18n.t('form.costHint');
  if (price.kind === 'free') return i18n.t('form.costShownFree');
  if (price.kind === 'unclear') return i18n.t('form.problem.costUnclear');
  const isOfSite = price.kind === 'amounts' && currency.symbol === '' && price.currency === undefined;
  return i18n.t(isOfSite ? 'form.costShownOwn' : 'form.costShown', { price: shown });
}
