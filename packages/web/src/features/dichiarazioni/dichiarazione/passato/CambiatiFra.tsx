import { useQuery } from '@tanstack/react-query';
import { messaggiConfronto as m } from '../../../../messages/confronto.ts';
import { messaggiDichiarazione as md } from '../../../../messages/dichiarazione.ts';
import { classi } from '../../../../ui/classi.ts';
import { useApertura } from '../apertura/contesto.ts';
import css from '../confronto/Confronto.module.css';
import { momentoQuery } from '../confronto/confronto.api.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import { type Cambiata, compareMomenti } from './differenze.ts';

/** The caselle that differ between two saves, what was given before what came of it. */
export function CambiatiFra({ da, a }: { da: number; a: number }) {
  const { dichiarazione, modello } = useApertura();
  const prima = useQuery(momentoQuery(dichiarazione, da)).data;
  const dopo = useQuery(momentoQuery(dichiarazione, a)).data;
  const cambiate =
    prima &&
    dopo &&
    compareMomenti(
      prima,
      dopo,
      modello.quadri.map(({ codice }) => codice),
    );
  const quante = cambiate && cambiate.inserite.length + cambiate.forzate.length + cambiate.calcolate.length;
  return (
    <section className={css.section} aria-live="polite" aria-busy={!cambiate}>
      <h3>{m.cambiatiFra}</h3>
      {quante === 0 && <p className={css.note}>{m.nienteFra}</p>}
      {cambiate && quante !== 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th>{m.rigo}</th>
              <th>{m.descrizione}</th>
              <th className={css.value}>{m.prima}</th>
              <th className={css.value}>{m.dopo}</th>
            </tr>
          </thead>
          <Gruppo nome={m.inserite} voci={cambiate.inserite} />
          <Gruppo nome={m.forzate} voci={cambiate.forzate} />
          <Gruppo nome={m.calcolate} voci={cambiate.calcolate} />
        </table>
      )}
    </section>
  );
}

function Gruppo({ nome, voci }: { nome: string; voci: readonly Cambiata[] }) {
  const { modello, explain, goTo } = useApertura();
  if (voci.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th colSpan={4} scope="rowgroup" className={classi(css.group, 'strong')}>
          {nome}
        </th>
      </tr>
      {voci.map(({ chiave, prima, dopo }) => {
        const casella = modello.findCasella(chiave);
        const inserita = casella?.inserita ?? false;
        return (
          <tr key={chiave}>
            <th scope="row" className={css.rigo}>
              <button
                type="button"
                className={classi(css.open, inserita && css.entered, 'figures')}
                title={inserita ? md.vaiA(nameCasella(chiave)) : md.spiega(nameCasella(chiave))}
                onClick={() => (inserita ? goTo(chiave) : explain(chiave))}
              >
                {nameCasella(chiave)}
              </button>
            </th>
            <td>{casella?.titolo}</td>
            <td className={classi(css.value, 'figures')}>{formatValore(casella, prima) || m.vuoto}</td>
            <td className={classi(css.value, 'figures')}>{formatValore(casella, dopo) || m.vuoto}</td>
          </tr>
        );
      })}
    </tbody>
  );
}
