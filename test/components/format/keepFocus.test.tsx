import { render } from 'preact';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus, regainFocus } from '../../../components/format/keepFocus';
import { mount, useEnglish } from '../mounted';

useEnglish();
beforeAll(() => keepFocus(document));

function List({ names }: { names: string[] }) {
  if (names.length === 0) return <p>No events</p>;
  return (
    <ul aria-label="Events">
      {names.map((name) => (
        <li key={name}>
          <a href="#x">{name}</a>
          <button type="button">Trash {name}</button>
        </li>
      ))}
    </ul>
  );
}

let root: HTMLElement;
const draw = async (names: string[]) => {
  render(<List names={names} />, root);
  await Promise.resolve();
};
const focus = (name: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === `Trash ${name}`)!.focus();

beforeEach(() => {
  root = mount(<List names={['Monday', 'Tuesday', 'Friday']} />, {});
});

describe('after the row with the focus was removed, the focus goes to', () => {
  it('the next row', async () => {
    focus('Tuesday');
    await draw(['Monday', 'Friday']);
    expect(document.activeElement?.textContent).toBe('Friday');
  });

  it('the previous row after the last', async () => {
    focus('Friday');
    await draw(['Monday', 'Tuesday']);
    expect(document.activeElement?.textContent).toBe('Tuesday');
  });

  it('what held the list, if no row is left', async () => {
    focus('Monday');
    await draw([]);
    expect(document.activeElement).toBe(root);
  });
});

it('the next row of a table gets the focus', async () => {
  const drawTable = async (names: string[]) => {
    render(
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>
                <button type="button">Trash {name}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>,
      root,
    );
    await Promise.resolve();
  };
  await drawTable(['Monday', 'Tuesday']);
  focus('Monday');
  await drawTable(['Tuesday']);
  expect(document.activeElement?.textContent).toBe('Trash Tuesday');
  expect(document.activeElement?.localName, 'not its button, which a second press would press').toBe('tr');
});

it('a button that its result has replaced leaves the focus in its row, not on its neighbour', async () => {
  render(
    <p>
      <button type="button">Undo</button>
      <button type="button">Trash</button>
    </p>,
    root,
  );
  root.querySelector('button')!.focus();
  root.querySelector('button')!.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(root.querySelector('p'));
});

it('the focus stays away if the person has left the element before it was removed', async () => {
  focus('Monday');
  (document.activeElement as HTMLElement).blur();
  await Promise.resolve();
  await draw(['Tuesday']);
  expect(document.activeElement).toBe(document.body);
});

describe('a document that gets the focus again', () => {
  beforeAll(() => regainFocus(document));
  const leave = () => {
    (document.activeElement as HTMLElement).blur();
    expect(document.activeElement).toBe(document.body);
  };

  it('gives it to the element that had it', () => {
    const field = root.appendChild(document.createElement('input'));
    field.focus();
    leave();
    window.dispatchEvent(new Event('focus'));
    expect(document.activeElement).toBe(field);
  });

  it('gives it to that element also if only the element is told', async () => {
    const field = root.appendChild(document.createElement('input'));
    field.focus();
    leave();
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
  });

  it.each([
    ['pressed elsewhere', new Event('pointerdown', { bubbles: true })],
    ['went on by Tab', new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })],
  ])('does not hold whoever %s', async (_how, event) => {
    const field = root.appendChild(document.createElement('input'));
    field.focus();
    field.dispatchEvent(event);
    leave();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves it where it is, and gives it to nothing that was removed', () => {
    const [field, other] = [0, 1].map(() => root.appendChild(document.createElement('input')));
    field?.focus();
    other?.focus();
    window.dispatchEvent(new Event('focus'));
    expect(document.activeElement).toBe(other);
    leave();
    other?.remove();
    window.dispatchEvent(new Event('focus'));
    expect(document.activeElement).toBe(document.body);
  });
});
