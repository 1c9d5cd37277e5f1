import { MOTIVO_COLLEGAMENTO_MASSIMO } from '@quadra/contract';
import { type Modello, rigoOf } from '@quadra/fisco';
import { IconCircleDashed, IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiCollegamenti as m } from '../../../../messages/collegamenti.ts';
import { Casella } from '../../../../ui/campi/Casella.tsx';
import { classi } from '../../../../ui/classi.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import css from './Collegamenti.module.css';
import { findPrincipale, formatLa, type Rigo, shortenNome } from './righi.ts';

type Props = {
  rigo: Rigo;
  puo: boolean;
  isQui: boolean;
  isSegnato: boolean;
  isRifiutato: boolean;
  onQui: () => void;
  onSegna: () => void;
  onSostituisci: () => void;
  /** The reason is asked for. */
  onChiediRifiuto: () => void;
  /** With the reason; null: no more. */
  onRifiuta: (motivo: string | null) => Promise<void>;
  onRiprendi: () => void;
};

/** What the rigo is, where it has one casella alone: that is «Importo» more often than not. */
function findTitolo({ quadri }: Modello, { Principale, Titolo }: Rigo): string {
  const righi = quadri.flatMap(({ sezioni }) => sezioni.flatMap((sezione) => sezione.righi));
  const suo = righi.find(({ codice }) => codice === rigoOf(Principale));
  return suo?.caselle.length === 1 ? suo.titolo : Titolo;
}

/** What a paper says of one rigo: from where, how much, what is there, what would be, what it makes and why. */
export function RigaCollegamento(props: Props) {
  const { rigo, puo, isQui, isSegnato, onQui, onSegna } = props;
  const { modello, goTo } = useApertura();
  const suo = findPrincipale(rigo);
  const casella = modello.findCasella(rigo.Principale);
  const altre = rigo.Caselle.length - 1;
  const titolo = findTitolo(modello, rigo);
  const tutte = rigo.Caselle.map(
    ({ Casella: chiave, Diventa }) =>
      `${nameCasella(chiave)}: ${Diventa === null ? m.vuoto : formatValore(modello.findCasella(chiave), Diventa)}`,
  ).join('\n');
  return (
    <tr tabIndex={isQui ? 0 : -1} className={classi(isQui && css.here)} onFocus={isQui ? undefined : onQui}>
      <td className={css.tick}>
        {rigo.Stato === 'da decidere' && (
          <Casella
            nome={m.segna(rigo.Rigo)}
            tabIndex={-1}
            disabled={!puo || (rigo.Digitato && !isSegnato)}
            stato={isSegnato}
            onChange={onSegna}
          />
        )}
      </td>
      <th scope="row" className={css.item} title={`${rigo.Da} ${rigo.Dettaglio}`}>
        {rigo.Da}
        <small>{rigo.Dettaglio}</small>
      </th>
      <td className={css.amount} data-nome={m.la}>
        {rigo.La === null ? m.piuValori(rigo.Caselle.length) : formatLa(rigo.La)}
      </td>
      <td className={css.box} title={altre > 0 ? tutte : titolo}>
        <button type="button" tabIndex={-1} className={css.place} onClick={() => goTo(rigo.Principale)}>
          {nameCasella(rigo.Principale)}
        </button>
        {rigo.Indicativo && <span title={m.indicativoTitolo}> ∼</span>}
        <small>{altre > 0 ? m.altreCaselle(altre) : titolo}</small>
      </td>
      <td className={css.amount} data-nome={m.oggi}>
        <Oggi rigo={rigo} testo={formatValore(casella, suo?.Ora)} />
      </td>
      <td className={css.amount} data-nome={m.diventa}>
        {suo?.Diventa == null ? <Vuoto /> : <strong>{formatValore(casella, suo.Diventa)}</strong>}
      </td>
      <td className={css.amount} data-nome={m.colonnaImposta(m.imposta(modello.codice))}>
        <Effetto rigo={rigo} hasImposta={modello.risultati.length > 0} />
      </td>
      <td className={css.why}>
        <Perche {...props} />
      </td>
    </tr>
  );
}

const Vuoto = () => (
  <span className={css.absent}>
    <Icona di={IconCircleDashed} size={13} />
    {m.vuoto}
  </span>
);

/** What is there: boxed where somebody typed it, with who and when. */
function Oggi({ rigo, testo }: { rigo: Rigo; testo: string }) {
  const { Digitato, Autore, Quando, Origine } = rigo;
  if (testo === '') return <Vuoto />;
  return (
    <>
      <span className={classi(Digitato && css.typed)}>{testo}</span>
      {Autore !== null && (
        <small title={Origine ?? undefined}>
          {shortenNome(Autore)}, {formatGiorno(Quando).slice(0, 5)}
        </small>
      )}
    </>
  );
}

function Effetto({ rigo: { Effetto: effetto, Stato }, hasImposta }: { rigo: Rigo; hasImposta: boolean }) {
  if (Stato !== 'da decidere' || !hasImposta) return <span className={css.soft}>–</span>;
  if (effetto === null) return <span className={css.soft}>{m.ignoto}</span>;
  return <span className={effetto === 0 ? undefined : classi(css.calc, css.strong)}>{m.segno(effetto)}</span>;
}

function Perche(props: Props) {
  const { rigo, puo, isSegnato, isRifiutato, onSostituisci, onChiediRifiuto, onRifiuta, onRiprendi } = props;
  const { Stato, Digitato, Contesa, Motivo } = rigo;
  if (isRifiutato) return <Rifiuto rigo={rigo} onRifiuta={onRifiuta} />;
  return (
    <>
      {Stato === 'da decidere' && puo && (
        <button
          type="button"
          className={classi(css.link, css.refuse)}
          tabIndex={-1}
          aria-label={m.rifiutaRigo(rigo.Rigo)}
          onClick={onChiediRifiuto}
        >
          {m.rifiuta}
        </button>
      )}
      {Stato === 'rifiutato' && (
        <span className={css.line}>
          {m.rifiutato(Motivo ?? '')}
          {puo && (
            <button type="button" className={css.link} tabIndex={-1} onClick={onRiprendi}>
              {m.riprendi}
            </button>
          )}
        </span>
      )}
      {Stato === 'da decidere' && Digitato && (
        <span className={css.line}>
          <Icona di={IconPencil} size={13} />
          {isSegnato ? m.sostituito : m.digitato}
          {puo && (
            <button
              type="button"
              className={css.link}
              tabIndex={-1}
              aria-pressed={isSegnato}
              onClick={onSostituisci}
            >
              {isSegnato ? m.lascia : m.sostituisci}
            </button>
          )}
        </span>
      )}
      {Contesa !== null && (
        <span className={classi(css.line, css.warning)}>{m.contesa(m.fonte[Contesa])}</span>
      )}
      <span className={css.reason} title={[rigo.Perche, rigo.Norma].filter(Boolean).join(' ')}>
        {rigo.Perche} {rigo.Norma}
      </span>
    </>
  );
}

/** Why it is refused: it stays with the declaration. */
function Rifiuto({ rigo, onRifiuta }: Pick<Props, 'rigo' | 'onRifiuta'>) {
  const [motivo, setMotivo] = useState('');
  const send = (evento: FormEvent) => {
    evento.preventDefault();
    if (motivo.trim() !== '') void onRifiuta(motivo.trim());
  };
  return (
    <form
      className={css.refusal}
      onSubmit={send}
      onKeyDown={(evento) => {
        if (evento.key !== 'Escape') return;
        evento.preventDefault();
        evento.stopPropagation();
        void onRifiuta(null);
      }}
    >
      <input
        className={css.field}
        aria-label={`${m.motivo} ${rigo.Rigo}`}
        placeholder={m.motivo}
        maxLength={MOTIVO_COLLEGAMENTO_MASSIMO}
        required
        // biome-ignore lint/a11y/noAutofocus: opened by the key that asks for it
        autoFocus
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
      />
      <Button type="submit">{m.rifiuta}</Button>
    </form>
  );
}
