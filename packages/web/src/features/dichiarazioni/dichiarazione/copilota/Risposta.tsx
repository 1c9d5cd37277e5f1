import { rigoOf } from '@quadra/fisco';
import {
  IconAlertTriangle,
  IconBinaryTree2,
  IconColumnInsertRight,
  IconLifebuoy,
  IconScale,
} from '@tabler/icons-react';
import { useSessione } from '../../../../api/contesto.ts';
import type { Proposta, Scambio } from '../../../../dominio/copilota/copilota.api.ts';
import { formatIntero, formatOra } from '../../../../formato/formato.ts';
import { messaggiCopilota as m } from '../../../../messages/copilota.ts';
import { messaggiTicketNumero as mt } from '../../../../messages/ticket-numero.ts';
import { classi } from '../../../../ui/classi.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { memoriaColonne } from '../affiancate/memoria-colonne.ts';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatImporto } from '../dati/formato.ts';
import { useTicket } from '../ticket/contesto-ticket.ts';
import { addProposta } from './colonna-proposta.ts';
import css from './PannelloCopilota.module.css';
import type { Copilota } from './useCopilota.ts';

type Props = { scambio: Scambio; copilota: Copilota };

/** A question and its answer: the sentence, the righi that add up, the formula, the law, the way to the trace. */
export function Risposta({ scambio, copilota }: Props) {
  const { domanda, quando, testo, conto, passi, proposta, chiave } = scambio;
  return (
    <article className={css.exchange} aria-label={domanda}>
      <div className={css.row}>
        <h3>{domanda}</h3>
        <span className={css.soft}>{formatOra(quando)}</span>
      </div>
      {proposta === null ? (
        <>
          <p>{testo}</p>
          {conto.length > 0 && <Conto conto={conto} />}
          {chiave === null && passi.length > 0 && <Passi passi={passi} />}
          {(chiave !== null || passi.length > 0) && <Fonti scambio={scambio} />}
        </>
      ) : (
        <Effetto testo={testo} proposta={proposta} copilota={copilota} />
      )}
    </article>
  );
}

/** The righi, each with its way to its explanation, and their sum. */
function Conto({ conto }: Pick<Scambio, 'conto'>) {
  const { explain } = useApertura();
  return (
    <table className={css.count}>
      <tbody>
        {conto.map(({ voce, chiave, importo, totale }) => (
          <tr key={`${chiave} ${voce}`} className={totale ? css.total : undefined}>
            <th scope="row">
              {chiave !== null && (
                <button type="button" className={classi(css.link, 'figures')} onClick={() => explain(chiave)}>
                  {rigoOf(chiave)}
                </button>
              )}
            </th>
            <td>{voce}</td>
            <td className={classi(css.amount, css.calc)}>{formatIntero(importo)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Passi = ({ passi }: Pick<Scambio, 'passi'>) => (
  <ul className={css.steps}>
    {passi.map(({ voce, calcolo, valore }) => (
      <li key={`${voce} ${calcolo} ${valore}`}>
        <span>
          {voce}
          {calcolo !== null && <span className={css.soft}> {calcolo}</span>}
        </span>
        {valore !== null && <span className={css.amount}>{valore}</span>}
      </li>
    ))}
  </ul>
);

/** Today's formula, the laws it rests on, the trace. */
function Fonti({ scambio: { passi, citazioni, chiave } }: { scambio: Scambio }) {
  const { explain } = useApertura();
  const openTicket = useTicket();
  const [primo] = passi;
  const leggi = citazioni.filter(({ genere }) => genere !== 'rigo');
  if (chiave === null && leggi.length === 0) return null;
  return (
    <div className={css.formula}>
      {chiave !== null && primo?.calcolo && (
        <p>
          <span className="figures">{rigoOf(chiave)}</span> {primo.calcolo}
          {!primo.calcolo.includes('=') && ` = ${primo.valore}`}
        </p>
      )}
      <p className={css.sources}>
        {leggi.map(({ testo, verificata }) => (
          <span key={testo}>
            <Icona di={IconScale} size={13} /> {testo}
            {!verificata && ` (${m.daRiscontrare})`}
          </span>
        ))}
        {chiave !== null && (
          <button type="button" className={css.link} onClick={() => explain(chiave)}>
            <Icona di={IconBinaryTree2} size={13} /> {m.traccia}
          </button>
        )}
        {chiave !== null && openTicket !== null && (
          <button type="button" className={css.link} onClick={() => openTicket(chiave)}>
            <Icona di={IconLifebuoy} size={13} /> {mt.chiedi}
          </button>
        )}
      </p>
    </div>
  );
}

const writeSegno = (importo: number) => `${importo > 0 ? '+' : ''}${formatIntero(importo)}`;
const writeSaldo = (importo: number | null) =>
  importo === null ? m.nonNoto : formatImporto(importo).replace('-', '−');

type PropsEffetto = { testo: string; proposta: Proposta; copilota: Copilota };

/** What a proposal is worth, and what can be done with it: a column, or nothing. */
function Effetto({ testo, proposta, copilota }: PropsEffetto) {
  const { dichiarazione, openVista } = useApertura();
  const { id } = useSessione().utente;
  const { chiave, saldoPrima, saldoDopo, effetti, avviso } = proposta;
  const isMostrata = copilota.anteprima === proposta;
  const effetto = saldoPrima === null || saldoDopo === null ? null : saldoDopo - saldoPrima;
  const add = () => {
    const nome = memoriaColonne.nameOf(id, dichiarazione.anno, dichiarazione.id);
    const nuove = addProposta(memoriaColonne.read(nome), proposta);
    if (nuove === null) {
      notifiche.push('warning', m.colonnePiene);
      return;
    }
    memoriaColonne.keep(nome, nuove);
    copilota.show(null);
    openVista('affiancate');
  };
  return (
    <>
      <div className={css.effect}>
        {effetto !== null && <p className={css.figure}>{`${writeSegno(effetto)}\u00a0€`}</p>}
        <p>
          {effetti.map(({ imposta, effetto: suo }) => `${imposta} ${writeSegno(suo)}`).join(', ')}
          {effetti.length > 0 && effetto !== null && <br />}
          {effetto !== null && m.saldoDaA(writeSaldo(saldoPrima), writeSaldo(saldoDopo))}
        </p>
      </div>
      <p className={css.soft}>{testo}</p>
      {avviso !== null && (
        <p className={css.warning}>
          <Icona di={IconAlertTriangle} size={16} /> {avviso}
        </p>
      )}
      <div className={css.row}>
        <Button aspetto={isMostrata ? 'primary' : 'secondary'} icona={IconColumnInsertRight} onClick={add}>
          {m.aggiungiColonna}
        </Button>
        {isMostrata ? (
          <Button aspetto="quiet" onClick={() => copilota.show(null)}>
            {m.scarta}
          </Button>
        ) : (
          <Button aspetto="quiet" onClick={() => copilota.show(proposta)}>
            {m.anteprima}
          </Button>
        )}
        <span className={css.spacer} />
        <span className={css.soft}>{m.nonCambia(nameCasella(chiave))}</span>
      </div>
    </>
  );
}
