import type { Casella, ValoreCasella } from '@quadra/fisco';
import { IconAlertTriangle } from '@tabler/icons-react';
import { messaggiRiporto as m } from '../../../../messages/riporto.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { Finestra, PulsantiFinestra } from '../../../../ui/finestre/Finestra.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import { type GruppoRiporto, groupRiporto } from '../dati/riporto.ts';
import type { Riporto } from '../dichiarazione.api.ts';
import css from './Riporto.module.css';

type Props = { proposta: Riporto; onChiusa: () => void };

/** What would change, property by property; Enter carries it and saves, Esc leaves everything as it is. */
export function AnteprimaRiporto({ proposta, onChiusa }: Props) {
  const { dichiarazione, quadro, campi, bozze, save } = useApertura();
  const { gruppi, righi } = groupRiporto(proposta, quadro.codice);
  const quante = Object.keys(righi).length;
  const carry = async () => {
    campi.apply(righi);
    bozze.touch(quadro.codice);
    onChiusa();
    await save();
  };
  return (
    <Finestra tipo="modale" titolo={m.titolo(quadro.codice)} larghezza={760} onChiusa={onChiusa} chiusura>
      <p className={css.intro}>
        {gruppi.length === 0
          ? m.nessuno(quadro.codice, dichiarazione.anno - 1)
          : quante === 0
            ? m.nienteDaCambiare
            : m.testo(quante)}
      </p>
      {gruppi.length > 0 && (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th>{m.casella}</th>
                <th className={css.value}>{m.ora}</th>
                <th className={css.value}>{m.dopo}</th>
              </tr>
            </thead>
            {gruppi.map((gruppo) => (
              <Gruppo key={gruppo.chiave} gruppo={gruppo} />
            ))}
          </table>
        </div>
      )}
      <PulsantiFinestra>
        <Button onClick={onChiusa} data-autofocus={quante === 0 || undefined}>
          {quante === 0 ? m.chiudi : m.annulla}
        </Button>
        {quante > 0 && (
          <Button aspetto="primary" data-autofocus onClick={carry}>
            {m.riporta}
          </Button>
        )}
      </PulsantiFinestra>
    </Finestra>
  );
}

/** A value as it is read, a code with its meaning. */
function writeValore(casella: Casella | undefined, valore: ValoreCasella | null | undefined): string {
  const significato = casella?.opzioni?.find(({ codice }) => codice === valore)?.descrizione;
  return [formatValore(casella, valore), significato].filter(Boolean).join(' · ') || m.vuoto;
}

function Gruppo({ gruppo: { nome, rigo, avvisi, caselle } }: { gruppo: GruppoRiporto }) {
  const { modello, campi } = useApertura();
  const read = (chiave: string) => campi.get(chiave).esito;
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup" className={css.group}>
          <span className={css.property}>{nome}</span>
          <span className={css.target}>{rigo ?? m.nonRiportato}</span>
          {avvisi.map((avviso) => (
            <span key={avviso} className={css.warning}>
              <Icona di={IconAlertTriangle} size={13} />
              {m.avvisi[avviso]}
            </span>
          ))}
        </th>
      </tr>
      {caselle.map(([chiave, valore]) => {
        const casella = modello.findCasella(chiave);
        const { stato, valore: attuale } = read(chiave);
        return (
          <tr key={chiave}>
            <td>
              <span className="figures">{nameCasella(chiave)}</span> {casella?.titolo}
            </td>
            <td className={css.value}>{writeValore(casella, stato === 'completo' ? attuale : null)}</td>
            <td className={css.value}>{writeValore(casella, valore)}</td>
          </tr>
        );
      })}
      {caselle.length === 0 && rigo !== null && (
        <tr>
          <td colSpan={3} className={css.same}>
            {m.uguale}
          </td>
        </tr>
      )}
    </tbody>
  );
}
