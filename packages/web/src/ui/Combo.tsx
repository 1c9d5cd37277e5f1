import { CampoElenco, type PropsElenco } from './scelta/CampoElenco.tsx';
import type { Voce } from './scelta/voci.ts';

type Props<V extends Voce> = Omit<PropsElenco<V>, 'forma' | 'svuotabile' | 'conX' | 'onOpen'> & {
  /** An empty text is not a value: leaving the field empty gives the old one back. */
  obbligatorio?: boolean;
};

/** A choice from a long list: searched from one letter, 200 ms after the last key. Without a text there is no list. */
export function Combo<V extends Voce>({ obbligatorio, ...resto }: Props<V>) {
  return <CampoElenco {...resto} forma="combo" svuotabile={!obbligatorio} />;
}
