import { expect, it } from 'vitest';
import { createLayer } from '../../../components/inPage/layer';
import { createToast } from '../../../components/inPage/toast';
import { usePage } from './page';

const page = usePage();

it('takes the place of one that another of our scripts shows', () => {
  const { layer, signal } = page();
  const other = createLayer('cuecard-overlay', signal);
  createToast(other, signal).say('Saved to Jazz');
  const toast = createToast(layer, signal);
  toast.say('Liked');
  toast.say('Like removed');
  expect(other.root.querySelector('.toast')).toBeNull();
  expect(layer.root.querySelector('.toast')?.textContent).toContain('Like removed');
});
