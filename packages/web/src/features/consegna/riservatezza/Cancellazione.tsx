import { normalizeCodiceFiscale } from '@quadra/values';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatIntero } from '../../../formato/formato.ts';
import { messaggiRiservatezza as m } from '../../../messages/riservatezza.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Riservatezza.module.css';
import { cancelDati, type PianoRiservatezza } from './riservatezza.api.ts';

type Props = { id: string; piano: PianoRiservatezza };

/** What goes and what stays, what stands in the way and, when nothing does, the way to erase. */
export function Cancellazione({ id, piano }: Props) {
  if (piano.limitataFino !== null) return <p className={css.soft}>{m.limitataTesto(piano.limitataFino)}</p>;
  return (
    <>
      <Piano piano={piano} />
      {piano.altreSchede > 0 && <p className={css.soft}>{m.altreSchede(piano.altreSchede)}</p>}
      <p className={css.soft}>{m.preparati}</p>
      {piano.blocchi.length > 0 ? <Blocchi piano={piano} /> : <Conferma id={id} piano={piano} />}
    </>
  );
}

function Piano({ piano }: { piano: PianoRiservatezza }) {
  return (
    <table className={css.plan} aria-label={m.cancellazione}>
      <thead>
        <tr>
          <th scope="col">{m.che}</th>
          <th scope="col" className={css.number}>
            {m.quanti}
          </th>
          <th scope="col">{m.sorte}</th>
          <th scope="col">{m.norma}</th>
        </tr>
      </thead>
      <tbody>
        {piano.conserva.map(({ voce, quanti, fino, norma, verificata }) => (
          <tr key={`conserva ${voce}`}>
            <th scope="row">{m.voci[voce]}</th>
            <td className={css.number}>{formatIntero(quanti)}</td>
            <td className={css.kept}>{m.conservato(fino)}</td>
            <td>{verificata ? norma : `${norma} (${m.daVerificare})`}</td>
          </tr>
        ))}
        {piano.cancella.map(({ voce, quanti }) => (
          <tr key={`cancella ${voce}`}>
            <th scope="row">{m.voci[voce]}</th>
            <td className={css.number}>{voce === 'appunti' ? '' : formatIntero(quanti)}</td>
            <td>{m.cancellato}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Blocchi({ piano }: { piano: PianoRiservatezza }) {
  return (
    <div role="note">
      <p className={css.kept}>{m.impedita}</p>
      <ul className={css.blocks}>
        {piano.blocchi.map(({ motivo, quanti }) => (
          <li key={motivo}>{m.blocchi[motivo](quanti)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Who erases writes the codice fiscale again, and is asked once more. */
function Conferma({ id, piano }: Props) {
  const [codice, setCodice] = useState('');
  const [errore, setErrore] = useState<string | undefined>(undefined);
  const { inCorso, run } = useAtto();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const erase = async () => {
    if (normalizeCodiceFiscale(codice) !== piano.codiceFiscale) return setErrore(m.codiceDiverso);
    const testo = m.sicuroTesto(piano.denominazione);
    if (!(await askConferma({ titolo: m.sicuro, testo, pericolo: true }))) return;
    const fatta = await run(async () => ({ fino: await cancelDati(id, codice.trim()) }));
    if (fatta === undefined) return;
    notifiche.push('success', fatta.fino === null ? m.cancellata : m.limitata(fatta.fino));
    await navigate({ to: '/anagrafica' });
    await cache.invalidateQueries({ queryKey: ['anagrafica'] });
  };
  return (
    <div className={css.confirm}>
      <div className={css.code}>
        <TextField
          etichetta={m.codiceFiscale}
          valore={codice}
          codice
          massimo={40}
          messaggio={errore === undefined ? null : { tipo: 'error', testo: errore }}
          onChange={(valore) => {
            setCodice(valore);
            setErrore(undefined);
          }}
        />
      </div>
      <Button aspetto="danger" inCorso={inCorso} disabled={codice.trim() === ''} onClick={() => void erase()}>
        {m.cancella}
      </Button>
    </div>
  );
}
