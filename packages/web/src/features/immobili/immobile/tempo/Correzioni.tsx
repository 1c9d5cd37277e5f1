import { requisiti } from '@quadra/contract';
import { parseChiave } from '@quadra/fisco';
import { IconListCheck } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { nameTipo } from '../../../../messages/dichiarazione.ts';
import { messaggiTempo as m } from '../../../../messages/tempo-immobile.ts';
import { classi } from '../../../../ui/classi.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { openModale } from '../../../../ui/finestre/apertura.ts';
import tabella from '../../../../ui/pagina/Tabella.module.css';
import { draftCorrezione } from './correzioni.api.ts';
import { type Correzione, groupQuadri, listCorrezioni } from './correzioni.ts';
import { formatIntero } from './formato-tempo.ts';
import css from './Tempo.module.css';
import type { Tempo } from './tempo.api.ts';

const nameCasella = (chiave: string): string => {
  const casella = parseChiave(chiave);
  return casella ? m.casella(`${casella.quadro}${casella.rigo}`, casella.colonna, casella.modulo) : chiave;
};
const nameDichiarazione = ({ tipo, anno, chi }: Correzione) => m.dichiarazioneDi(nameTipo(tipo), anno, chi);

/** What would be written, and where it is written no more. */
function Anteprima({ correzioni }: { correzioni: readonly Correzione[] }) {
  return (
    <>
      <p className={css.soft}>{m.correzioniTesto}</p>
      <table className={classi(tabella.table, css.searches)}>
        <thead>
          <tr>
            <th scope="col">{m.doveSiScrive}</th>
            <th scope="col">{m.campoDelModello}</th>
            <th scope="col" className={css.number}>
              {m.oggiC}
            </th>
            <th scope="col" className={css.number}>
              {m.diventa}
            </th>
          </tr>
        </thead>
        <tbody>
          {correzioni.flatMap((una) =>
            una.caselle.map(({ chiave, prima, dopo }) => (
              <tr key={`${una.id} ${chiave}`}>
                <td>
                  {nameDichiarazione(una)}
                  {una.isChiusa && <small className={css.closed}>{m.chiusa}</small>}
                </td>
                <td>{nameCasella(chiave)}</td>
                <td className={classi(css.number, 'figures')}>{formatIntero(prima)}</td>
                <td className={classi(css.number, 'figures')}>
                  {una.isChiusa ? m.nulla : formatIntero(dopo)}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </>
  );
}

/** What the register says in place of what is wrong, seen first and put among the drafts: who works saves it, or does not. */
export function Correzioni({ tempo }: { tempo: Tempo }) {
  const { history } = useRouter();
  const { utente } = useSessione();
  const { run, inCorso } = useAtto();
  const correzioni = listCorrezioni(tempo);
  const aperte = correzioni.filter(({ isChiusa }) => !isChiusa);
  const quante = aperte.reduce((somma, { caselle }) => somma + caselle.length, 0);
  if (correzioni.length === 0 || !canScrivere(utente, requisiti.scriviDichiarazioni)) return null;
  const prepare = async () => {
    const { esito } = openModale({
      titolo: m.correzioni,
      contenuto: <Anteprima correzioni={correzioni} />,
      larghezza: 560,
      nomeOk: m.mettiInBozza,
      senzaOk: quante === 0,
    });
    const [prima] = aperte;
    if ((await esito) !== 'confermata' || prima === undefined) return;
    const fatto = await run(async () => {
      for (const una of aperte) await draftCorrezione(una);
      return true;
    }, m.inBozza(quante));
    const [[quadro] = ['']] = groupQuadri(prima);
    if (fatto) history.push(`/dichiarazione/${prima.anno}/${prima.id}/quadro${quadro}`);
  };
  return (
    <section className={css.finding}>
      <Button aspetto="primary" icona={IconListCheck} disabled={inCorso} onClick={() => void prepare()}>
        {quante === 0 ? m.vediCorrezioni : m.preparaCorrezioni(quante)}
      </Button>
      <p className={css.soft}>{m.nienteDaSolo}</p>
    </section>
  );
}
