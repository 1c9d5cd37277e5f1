import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { fonteClienti } from '../../../dominio/fonte/clienti.ts';
import { messaggiModello as m } from '../../../messages/modello.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import css from './Modello.module.css';
import { indirizzoResa, type Parole, resaQuery } from './modello.api.ts';

const ATTESA_MS = 400;

/** What was written, once the hands are still. */
function useFermo<T>(valore: T): T {
  const [fermo, setFermo] = useState(valore);
  useEffect(() => {
    const sveglia = setTimeout(() => setFermo(valore), ATTESA_MS);
    return () => clearTimeout(sveglia);
  }, [valore]);
  return fermo;
}

type Props = { codice: string; oggetto: string; corpo: string };

/** The mail as it would leave: drawn by what draws it, in frames that can do nothing else, and in plain text. */
export function Anteprima({ codice, oggetto, corpo }: Props) {
  const { utente } = useSessione();
  const [cliente, setCliente] = useState<string | null>(null);
  const [forma, setForma] = useState<'html' | 'testo'>('html');
  const parole: Parole = { oggetto: useFermo(oggetto), corpo: useFermo(corpo), cliente };
  const { data, isError } = useQuery(resaQuery(codice, parole));
  return (
    <section className={css.preview} aria-label={m.anteprima}>
      <div className={css.tools}>
        <h2 className={css.heading}>{m.anteprima}</h2>
        <Segmenti
          nome={m.forma}
          valore={forma}
          voci={[
            ['html', m.html],
            ['testo', m.testo],
          ]}
          onChange={setForma}
        />
      </div>
      {utente.studioId !== null && (
        <Tendina
          etichetta={m.cliente}
          segnaposto={m.clienteNota}
          valore={cliente}
          fonte={fonteClienti}
          opzionale
          onChange={setCliente}
        />
      )}
      {isError && <p className={css.warning}>{m.nonMostrata}</p>}
      {data && data.vuoti.length > 0 && <p className={css.warning}>{m.vuoti(data.vuoti)}</p>}
      {data && <p className={css.subject}>{data.oggetto}</p>}
      {data && forma === 'testo' && <p className={css.plain}>{data.testo}</p>}
      {data && forma === 'html' && <Cornici src={indirizzoResa(codice, parole)} oggetto={data.oggetto} />}
    </section>
  );
}

function Cornici({ src, oggetto }: { src: string; oggetto: string }) {
  return (
    <>
      <p className={css.soft}>{m.largo}</p>
      <iframe className={css.wide} sandbox="" src={src} title={m.cornice(m.largo, oggetto)} />
      <p className={css.soft}>{m.telefono}</p>
      <iframe className={css.phone} sandbox="" src={src} title={m.cornice(m.telefono, oggetto)} />
    </>
  );
}
