import { CampoElenco, type PropsElenco } from './scelta/CampoElenco.tsx';
import type { Voce } from './scelta/voci.ts';

type Props<V extends Voce> = Omit<PropsElenco<V>, 'forma' | 'svuotabile' | 'conX' | 'onOpen'>;

/** A choice from a long list: searched from one letter, 200 ms after the last key. Without a text there is no list. */
export function Combo<V extends Voce>(props: Props<V>) {
  return <CampoElenco {...props} forma="combo" svuotabile />;
}
