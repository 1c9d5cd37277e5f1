import { CampoElenco, type PropsElenco } from './CampoElenco.tsx';
import type { Fonte, Voce } from './voci.ts';

type Proprie = 'forma' | 'svuotabile' | 'conX' | 'onOpen' | 'cerca' | 'locale';
type Props<V extends Voce> = Omit<PropsElenco<V>, Proprie> & {
  /** Where the rows come from; what it remembers is forgotten when the list opens. */
  fonte: Pick<Fonte<V>, 'cerca'> & Partial<Pick<Fonte<V>, 'open' | 'locale'>>;
};

/** A choice from a long list: searched from one letter, 200 ms after the last key. Without a text there is no list. */
export function Combo<V extends Voce>({ fonte, ...props }: Props<V>) {
  const { cerca, locale, open } = fonte;
  return <CampoElenco {...props} {...{ cerca, locale }} onOpen={open} forma="combo" svuotabile />;
}
