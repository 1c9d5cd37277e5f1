import { tendina } from '@quadra/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import type { PropsCampo } from '../campi/Campo.tsx';
import { CampoElenco } from './CampoElenco.tsx';
import type { Fonte, Voce } from './voci.ts';

type Props<V extends Voce> = PropsCampo & {
  /** Key of the value; null when there is none. */
  valore: string | null;
  /** Where the rows come from; made once, not at each drawing. */
  fonte: Fonte<V>;
  /** It may be null: Canc in the open list. Otherwise the first row is its initial value. */
  opzionale?: boolean | undefined;
  /** The reset button, for those who manage: shown only when the value is optional. */
  conX?: boolean | undefined;
  segnaposto?: string | undefined;
  onChange: (chiave: string | null, voce: V | null) => void;
};

/** The row of the value: the one chosen here, or read alone by its key; a key that is not there is taken away. */
function useVoceScelta<V extends Voce>({ valore, fonte, onChange }: Props<V>) {
  const [voce, setVoce] = useState<V | null>(null);
  const reset = useRef(onChange);
  reset.current = onChange;
  const nota = voce?.chiave === valore;
  useEffect(() => {
    if (valore === null || nota) return;
    const controllo = new AbortController();
    const receive = (trovata: V | null) => {
      if (controllo.signal.aborted) return;
      setVoce(trovata);
      if (trovata === null) reset.current(null, null);
    };
    // Not answered is not «not there»: the value stays, shown by its key.
    const keep = () => receive({ chiave: valore, testo: valore } as V);
    fonte.find(valore, controllo.signal).then(receive, keep);
    return () => controllo.abort();
  }, [valore, nota, fonte]);
  return { voce, setVoce };
}

/** Without a value and not optional: the first row, until the person confirms it. True while it is only initial. */
function useValoreIniziale<V extends Voce>(props: Props<V>, setVoce: (voce: V) => void) {
  const { valore, fonte, opzionale } = props;
  const [iniziale, setIniziale] = useState<string | null>(null);
  const emit = useRef(props.onChange);
  emit.current = props.onChange;
  const manca = valore === null && !opzionale;
  useEffect(() => {
    if (!manca) return;
    const controllo = new AbortController();
    fonte.cerca('', controllo.signal, 0).then(
      ({ voci: [prima] }) => {
        if (controllo.signal.aborted || prima === undefined) return;
        setVoce(prima);
        setIniziale(prima.chiave);
        emit.current(prima.chiave, prima);
      },
      () => {},
    );
    return () => controllo.abort();
  }, [manca, fonte, setVoce]);
  return { isIniziale: iniziale !== null && iniziale === valore, confirm: () => setIniziale(null) };
}

/** A choice from a short list: opened by a click, at most 50 rows, searched from the second character. */
export function Tendina<V extends Voce>(props: Props<V>) {
  const { valore, fonte, opzionale, onChange, ...resto } = props;
  const { voce, setVoce } = useVoceScelta(props);
  const { isIniziale, confirm } = useValoreIniziale(props, setVoce);
  const cerca = useCallback(
    async (testo: string, segnale: AbortSignal) => {
      const { voci } = await fonte.cerca(testo, segnale, 0);
      return { voci: voci.slice(0, tendina.vociMassime), altre: false };
    },
    [fonte],
  );
  const choose = (scelta: V | null) => {
    confirm();
    setVoce(scelta);
    onChange(scelta?.chiave ?? null, scelta);
  };
  return (
    <CampoElenco
      {...resto}
      forma="tendina"
      nota={isIniziale ? m.valoreIniziale : resto.nota}
      testo={valore === null ? '' : (voce?.testo ?? '')}
      chiave={valore}
      cerca={cerca}
      locale={fonte.locale}
      svuotabile={opzionale ?? false}
      onOpen={fonte.open}
      onScelta={choose}
    />
  );
}
