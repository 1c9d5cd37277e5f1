import type { AccettatoFilo, CollegamentiFilo } from '@quadra/contract';
import { formatDataOra } from '../../../../formato/formato.ts';
import { messaggiCollegamenti as m } from '../../../../messages/collegamenti.ts';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import { shortenNome } from './righi.ts';
import css from './Sotto.module.css';
import type { Atti } from './useCollegamenti.ts';

type Props = { letti: CollegamentiFilo; atti: Atti };

/** What was accepted, by whom and when: each can be taken back while the declaration is open. */
export function Accettati({ letti: { Accettati: accettati }, atti }: Props) {
  const { Totale, Righe } = accettati;
  return (
    <section className={css.panel} aria-label={m.accettatiPrima}>
      <h3>
        {m.accettatiPrima}{' '}
        {Totale > 0 && <span className={css.soft}>{m.accettatiNota(Totale, atti.puo)}</span>}
      </h3>
      {Totale === 0 && <p className={css.soft}>{m.nessunAccettato}</p>}
      {Totale > 0 && (
        <table className={css.taken}>
          <tbody>
            {Righe.map((riga) => (
              <Accettato key={riga.Id} riga={riga} atti={atti} />
            ))}
          </tbody>
        </table>
      )}
      {Totale > Righe.length && <p className={css.soft}>{m.ancoraVoci(Totale - Righe.length)}</p>}
    </section>
  );
}

function Accettato({ riga, atti }: { riga: AccettatoFilo; atti: Atti }) {
  const { modello, goTo } = useApertura();
  const { Id, Quando, Utente, Fonte, Da, Caselle, Annullabile } = riga;
  const prima = Caselle.find(({ Casella }) => modello.findCasella(Casella)?.tipo === 'euro') ?? Caselle[0];
  const casella = prima && modello.findCasella(prima.Casella);
  const dopo = prima?.Dopo == null ? m.vuoto : formatValore(casella, prima.Dopo);
  return (
    <tr>
      <td className={css.figures}>{formatDataOra(Quando)}</td>
      <td>{shortenNome(Utente)}</td>
      <td className={css.word} title={Da}>
        {m.fonte[Fonte]}, {Da}
      </td>
      <td>
        {prima && (
          <button type="button" className={css.place} onClick={() => goTo(prima.Casella)}>
            {nameCasella(prima.Casella)}
          </button>
        )}{' '}
        {Caselle.length > 1 && <span className={css.soft}>{m.altreCaselle(Caselle.length - 1)}</span>}
      </td>
      <td>{prima?.Prima == null ? m.daVuoto(dopo) : m.cambio(formatValore(casella, prima.Prima), dopo)}</td>
      <td className={css.act}>
        {!Annullabile && <span className={css.soft}>{m.cambiatoDopo}</span>}
        {Annullabile && atti.puo && (
          <button type="button" className={css.link} onClick={() => void atti.undo(Id)}>
            {m.annulla}
          </button>
        )}
      </td>
    </tr>
  );
}
