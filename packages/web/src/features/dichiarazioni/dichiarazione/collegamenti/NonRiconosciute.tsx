import type { CollegamentiFilo } from '@quadra/contract';
import { useMemo, useState } from 'react';
import { messaggiCollegamenti as m } from '../../../../messages/collegamenti.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Tendina } from '../../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../../ui/scelta/voci.ts';
import { useApertura } from '../apertura/contesto.ts';
import { listCaselleBilancio, quadriBilancio } from '../dati/bilancio.ts';
import { formatLa } from './righi.ts';
import css from './Sotto.module.css';
import type { Atti } from './useCollegamenti.ts';

type Props = { letti: CollegamentiFilo; atti: Atti };
type Ignota = CollegamentiFilo['NonRiconosciute']['Voci'][number];

/** What the papers say and no casella takes: listed, matched or left aside, never dropped. */
export function NonRiconosciute({ letti, atti }: Props) {
  const { Totale, Voci, Ignorate } = letti.NonRiconosciute;
  const [abbina, setAbbina] = useState<string | null>(null);
  return (
    <section className={css.panel} aria-label={m.nonRiconosciute}>
      <h3>
        {m.nonRiconosciute} {Totale > 0 && <span className={css.soft}>{m.conservate(Totale)}</span>}
      </h3>
      {Totale === 0 && <p className={css.soft}>{m.nessunaVoce}</p>}
      <ul className={css.items}>
        {Voci.map((voce) => (
          <li key={`${voce.Fonte} ${voce.Voce}`}>
            {abbina === voce.Voce ? (
              <Abbina voce={voce} atti={atti} onChiudi={() => setAbbina(null)} />
            ) : (
              <Voce voce={voce} atti={atti} onAbbina={() => setAbbina(voce.Voce)} />
            )}
          </li>
        ))}
      </ul>
      {Totale > Voci.length && <p className={css.soft}>{m.ancoraVoci(Totale - Voci.length)}</p>}
      {Ignorate.length > 0 && (
        <>
          <h4>{m.ignorate}</h4>
          <ul className={css.items}>
            {Ignorate.map(({ IdAtto, Voce: voce }) => (
              <li key={IdAtto}>
                <span className={css.soft}>{voce}</span>
                {atti.puo && (
                  <button type="button" className={css.link} onClick={() => void atti.undo(IdAtto)}>
                    {m.riprendi}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Voce({ voce, atti, onAbbina }: { voce: Ignota; atti: Atti; onAbbina: () => void }) {
  return (
    <>
      <span className={css.word} title={`${voce.Voce}. ${voce.Perche}`}>
        {voce.Voce}
      </span>
      <span className={css.amount}>{formatLa(voce.Valore)}</span>
      {atti.puo && voce.Abbinabile && (
        <button type="button" className={css.link} onClick={onAbbina}>
          {m.abbina}
        </button>
      )}
      {atti.puo && (
        <button type="button" className={css.link} onClick={() => void atti.ignore(voce)}>
          {m.ignora}
        </button>
      )}
    </>
  );
}

/** The casella of an item, among those that the accounts fill. */
function Abbina({ voce, atti, onChiudi }: { voce: Ignota; atti: Atti; onChiudi: () => void }) {
  const { modello } = useApertura();
  const fonte = useMemo(() => makeFonteDati(listCaselleBilancio(modello, quadriBilancio)), [modello]);
  const choose = async (chiave: string | null) => {
    if (chiave !== null && (await atti.match(voce.Voce, chiave))) onChiudi();
  };
  return (
    <>
      <div className={css.match}>
        <Tendina
          etichetta={m.abbinaVoce(voce.Voce)}
          valore={null}
          fonte={fonte}
          opzionale
          segnaposto={m.scegliCasella}
          onChange={(chiave) => void choose(chiave)}
        />
      </div>
      <Button onClick={onChiudi}>{m.annulla}</Button>
    </>
  );
}
