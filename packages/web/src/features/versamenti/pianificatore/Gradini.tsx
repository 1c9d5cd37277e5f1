import { addDays, type Data } from '@quadra/values';
import { listGradini } from '../../../dominio/versamenti/gradini.ts';
import { messaggiPianificatore as m } from '../../../messages/pianificatore.ts';
import { Binario, writeEuro } from './Corsie.tsx';
import css from './Pianificatore.module.css';
import type { Modello, Versamenti } from './pianificatore.api.ts';
import { type Finestra, placeGiorno, toRighe } from './scenario.ts';

type Props = { v: Versamenti; modello: Modello; finestra: Finestra; oggi: Data };

/** The steps of the sanction of a model, before it is dropped on one of them. */
export function Gradini({ v, modello, finestra, oggi }: Props) {
  const { scadenza, costi } = v.moveModello(
    toRighe(modello),
    modello.scadenza,
    addDays(modello.scadenza, 30),
  );
  const [primo] = costi;
  if (primo === undefined) return null;
  const fine = addDays(finestra.dal, finestra.giorni);
  const gradini = listGradini(v, {
    ...{ tributo: primo.tributo, importo: primo.importo, scadenza: modello.scadenza },
  }).filter(({ da }) => addDays(scadenza, da) < fine);
  return (
    <div className={css.lane}>
      <span className={css.steps}>{m.gradini}</span>
      <Binario finestra={finestra} oggi={oggi} alto>
        {gradini.map(({ da, a, cresce }) => {
          const dal = addDays(scadenza, da);
          const al = a === null ? fine : addDays(scadenza, a);
          const { sanzione } = v.moveModello(toRighe(modello), modello.scadenza, a === null ? dal : al);
          const [inizio, termine] = [placeGiorno(finestra, dal), placeGiorno(finestra, addDays(al, 1))];
          return (
            <span
              key={da}
              className={css.step}
              style={{ left: `${inizio * 100}%`, width: `${(termine - inizio) * 100}%` }}
              title={`${m.gradino(da, a)}: ${cresce ? m.finoA(writeEuro(sanzione)) : writeEuro(sanzione)}`}
            >
              <span className={css.soft}>{m.gradino(da, a)}</span>
              <b>{cresce ? m.finoA(writeEuro(sanzione)) : writeEuro(sanzione)}</b>
            </span>
          );
        })}
      </Binario>
    </div>
  );
}
