import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiAutomatico as m } from '../../../messages/automatico.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Campi, colonne } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteEnum } from '../../../ui/scelta/voci.ts';
import { type Automatico, automaticoQuery, writeAutomatico } from './automatico.api.ts';

const SOGLIA = 10;
const intero = { decimali: 0, min: 1, max: 100_000 } as const;

/** Buying by itself below a threshold, with what was already paid with. */
export function AcquistoAutomatico({ scrive }: { scrive: boolean }) {
  const { data } = useQuery(automaticoQuery);
  if (!data) return null;
  const perche = data.haPagato ? (data.metodi.length === 0 ? m.senzaMetodo : null) : m.senzaPagamento;
  return (
    <Sezione larga titolo={m.titolo} testo={m.testo}>
      {data.motivo !== null && <p role="status">{m.fermato(data.motivo)}</p>}
      {perche === null ? <Modulo key={String(data.attivo)} letto={data} scrive={scrive} /> : <p>{perche}</p>}
    </Sezione>
  );
}

type Errori = Readonly<Record<string, Messaggio>>;

/** It counts at once: it is no part of what the page saves. */
function Modulo({ letto, scrive }: { letto: Automatico; scrive: boolean }) {
  const cache = useQueryClient();
  const [inCorso, setInCorso] = useState(false);
  const [errori, setErrori] = useState<Errori>({});
  const [valori, setValori] = useState({
    attivo: letto.attivo,
    metodo: letto.metodi.find(({ metodo }) => metodo === letto.metodo)?.metodo ?? letto.metodi[0]?.metodo,
    soglia: letto.soglia ?? SOGLIA,
    idPacchetto: letto.pacchetti.find(({ id }) => id === letto.idPacchetto)?.id ?? letto.pacchetti[0]?.id,
  });
  const change = (parte: Partial<typeof valori>) => setValori((prima) => ({ ...prima, ...parte }));
  const fonteMetodi = useMemo(
    () => makeFonteEnum(Object.fromEntries(letto.metodi.map((uno) => [uno.metodo, m.metodo(uno)]))),
    [letto.metodi],
  );
  const fontePacchetti = useMemo(
    () => makeFonteEnum(Object.fromEntries(letto.pacchetti.map((uno) => [uno.id, m.pacchettoDi(uno)]))),
    [letto.pacchetti],
  );
  const { attivo, metodo, soglia, idPacchetto } = valori;
  const save = async () => {
    if (metodo === undefined || idPacchetto === undefined) return;
    setInCorso(true);
    setErrori({});
    try {
      const scritto = await writeAutomatico({ attivo, metodo, soglia, idPacchetto });
      cache.setQueryData(automaticoQuery.queryKey, scritto);
      notifiche.push('success', scritto.attivo ? m.attivato : m.spento);
    } catch (causa) {
      const { campi, testo, codiceRichiesta } = toApiError(causa);
      setErrori(Object.fromEntries(campi.map((c) => [c.percorso, { tipo: 'error', testo: c.messaggio }])));
      if (campi.length === 0) notifiche.push('error', testo, { codiceRichiesta });
    } finally {
      setInCorso(false);
    }
  };
  const bloccato = !scrive || !attivo;
  return (
    <>
      <Interruttore
        nome={m.attivo}
        acceso={attivo}
        solaLettura={!scrive}
        onChange={(nuovo) => change({ attivo: nuovo })}
      />
      <Campi>
        <NumberField
          className={colonne[2]}
          etichetta={m.soglia}
          messaggio={errori.Soglia}
          opzioni={intero}
          valore={soglia}
          bloccato={bloccato}
          onValore={(nuova) => change({ soglia: nuova ?? 1 })}
        />
        <Tendina
          className={colonne[4]}
          etichetta={m.pacchetto}
          messaggio={errori.IdPacchetto}
          valore={idPacchetto ?? null}
          bloccato={bloccato}
          fonte={fontePacchetti}
          onChange={(id) => change({ idPacchetto: id ?? idPacchetto })}
        />
        <Tendina
          className={colonne[6]}
          etichetta={m.con}
          messaggio={errori.Metodo}
          valore={metodo ?? null}
          bloccato={bloccato}
          fonte={fonteMetodi}
          onChange={(nuovo) =>
            change({ metodo: letto.metodi.find((uno) => uno.metodo === nuovo)?.metodo ?? metodo })
          }
        />
      </Campi>
      {scrive && (
        <div>
          <Button inCorso={inCorso} onClick={() => void save()}>
            {m.salva}
          </Button>
        </div>
      )}
    </>
  );
}
