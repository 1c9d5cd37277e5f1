import type { ModelloDefinito } from '@quadra/fisco';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { PulsanteElimina } from '../../api/PulsanteElimina.tsx';
import { useAtto } from '../../api/useAtto.ts';
import { useLetto } from '../../api/useLetto.ts';
import { useSalvataggio } from '../../api/useSalvataggio.ts';
import { messaggiDefinizione as m, nameCampoDefinizione } from '../../messages/definizione.ts';
import { Button } from '../../ui/Button.tsx';
import { askConferma } from '../../ui/Conferma.tsx';
import { NonAutorizzato } from '../../ui/NonAutorizzato.tsx';
import { notifiche } from '../../ui/notifiche.ts';
import { PaginaUno } from '../../ui/PaginaUno.tsx';
import { Campi, colonne, Scheda } from '../../ui/Scheda.tsx';
import { Sezione } from '../../ui/Sezione.tsx';
import { Tendina } from '../../ui/Tendina.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Contenuto } from './Contenuto.tsx';
import {
  type Definizione,
  definizioneQuery,
  deleteDefinizione,
  inVigoreQuery,
  publishDefinizione,
  restoreDefinizione,
  type Scritta,
  writeDefinizione,
} from './definizione.api.ts';
import { Letture } from './Letture.tsx';
import { Prova } from './Prova.tsx';
import { computePermessi } from './permessi.ts';
import { buildModello } from './prova.ts';
import { fonteAnni, fonteGeneri, fonteModelli } from './scelte.ts';
import { Versioni } from './Versioni.tsx';
import { toScritta, toValori, type Valori } from './valori.ts';

/** A definition: new without an id in the address, otherwise the one of the id. */
export function DefinizionePage() {
  const { id } = useParams({ strict: false });
  const { crea, legge } = computePermessi(useSessione().utente);
  if (id !== undefined && legge) return <Esistente key={id} id={id} />;
  if (id === undefined && crea) return <Modulo key="nuova" iniziale={null} />;
  return <NonAutorizzato titolo={id === undefined ? m.nuova : m.una} />;
}

function Esistente({ id }: { id: string }) {
  const letto = useLetto(definizioneQuery(id));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.una} letto={letto} onElenco={() => void navigate({ to: '/definizioni' })}>
      {(definizione) => <Modulo iniziale={definizione} />}
    </PaginaUno>
  );
}

/** The form of the year with what is written now in it, as soon as it is ready. */
function useDefinito(scritta: Scritta): ModelloDefinito | undefined {
  const { anno, modello } = scritta;
  const { data: inVigore } = useQuery(inVigoreQuery(anno, modello));
  const testo = useDeferredValue(JSON.stringify(scritta));
  const [definito, setDefinito] = useState<ModelloDefinito>();
  useEffect(() => {
    if (inVigore === undefined) return;
    let isAttuale = true;
    void buildModello(JSON.parse(testo) as Scritta, inVigore).then(
      (nuovo) => isAttuale && setDefinito(nuovo),
    );
    return () => {
      isAttuale = false;
    };
  }, [testo, inVigore]);
  return definito;
}

function Modulo({ iniziale }: { iniziale: Definizione | null }) {
  const { utente } = useSessione();
  const { crea: scrive } = computePermessi(utente);
  const navigate = useNavigate();
  const query = useQueryClient();
  const goToElenco = () => void navigate({ to: '/definizioni' });
  const scheda = useSalvataggio<Definizione, Valori>({
    iniziale,
    toValori,
    write: (prima, valori) => writeDefinizione(prima, toScritta(valori)),
    etichette: nameCampoDefinizione,
    salvata: m.salvata,
    compare: toScritta,
    onSalvata: async (una, isNuova) => {
      query.setQueryData(definizioneQuery(una.id).queryKey, una);
      void query.invalidateQueries({ queryKey: ['definizione', 'list'] });
      if (isNuova) await navigate({ to: '/definizioni/$id', params: { id: una.id }, replace: true });
    },
  });
  const { record, valori, change, isCambiata, touch } = scheda;
  const scritta = toScritta(valori);
  const definito = useDefinito(scritta);
  const problemi =
    definito?.problemi.filter(({ codice }) => codice === scritta.codice || codice === '') ?? [];
  const isNuova = record === null;
  const makeCampo = (nome: string) => scheda.makeCampo(nome, !scrive);
  const makeFisso = (nome: string) => scheda.makeCampo(nome, !scrive || !isNuova);
  const take = (nuova: Definizione) => {
    query.setQueryData(definizioneQuery(nuova.id).queryKey, nuova);
    void query.invalidateQueries({ queryKey: ['definizione'] });
    touch(nuova);
  };
  const problemaCasella = problemi.find(({ campo }) => campo === 'casella');
  const casella = makeCampo('definizione.casella');
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={record === null ? m.nuova : `${record.codice} · ${record.casella}`}
      nonSalvata={m.nonSalvata}
      onIndietro={goToElenco}
      avanzaConInvio={false}
      dettaglio={record?.stato}
      azioni={
        record &&
        scrive && (
          <Azioni definizione={record} isCambiata={isCambiata} onCambiata={take} onElenco={goToElenco} />
        )
      }
    >
      <Sezione larga titolo={m.dove} testo={m.doveTesto}>
        <Campi>
          <Tendina
            {...makeFisso('definizione.modello')}
            className={colonne[3]}
            valore={valori.modello}
            fonte={fonteModelli}
            onChange={(modello) => modello !== null && change({ modello: modello as Valori['modello'] })}
          />
          <Tendina
            {...makeFisso('definizione.anno')}
            className={colonne[1]}
            valore={String(valori.anno)}
            fonte={fonteAnni}
            onChange={(anno) => anno !== null && change({ anno: Number(anno) })}
          />
          <Tendina
            {...makeFisso('definizione.genere')}
            className={colonne[2]}
            valore={valori.genere}
            fonte={fonteGeneri}
            onChange={(genere) => genere !== null && change({ genere: genere as Valori['genere'] })}
          />
          <TextField
            {...makeFisso('definizione.codice')}
            className={colonne[3]}
            massimo={40}
            valore={valori.codice}
            onChange={(codice) => change({ codice })}
          />
          <TextField
            {...casella}
            messaggio={
              casella.messaggio ??
              (problemaCasella && valori.casella !== ''
                ? { tipo: 'error', testo: problemaCasella.frase }
                : null)
            }
            className={colonne[3]}
            massimo={12}
            codice
            valore={valori.casella}
            onChange={(nuova) => change({ casella: nuova })}
          />
        </Campi>
      </Sezione>
      <Contenuto
        valori={valori}
        scrive={scrive}
        problemi={problemi}
        letture={definito && <Letture definito={definito} codice={scritta.codice} />}
        makeCampo={makeCampo}
        change={change}
      />
      {definito && (valori.genere === 'formula' || valori.genere === 'validazione') && (
        <Prova definito={definito} scritta={scritta} />
      )}
      {record && <Versioni definizione={record} scrive={scrive} isCambiata={isCambiata} onCambiata={take} />}
    </Scheda>
  );
}

type PropsAzioni = {
  definizione: Definizione;
  /** What is written is not saved yet. */
  isCambiata: boolean;
  onCambiata: (nuova: Definizione) => void;
  onElenco: () => void;
};

/** Publish the draft, withdraw what is in force, delete what is not. */
function Azioni({ definizione, isCambiata, onCambiata, onElenco }: PropsAzioni) {
  const { inCorso, run } = useAtto();
  const { id, stato } = definizione;
  const haBozza = stato === 'Bozza' || stato === 'Pubblicata con bozza';
  const isInVigore = definizione.pubblicata !== null;
  const publish = async () => {
    if (isCambiata) return notifiche.push('warning', m.salvarePrima);
    if (!(await askConferma({ titolo: m.pubblicaDomanda, testo: m.pubblicaTesto }))) return;
    const nuova = await run(() => publishDefinizione(id), m.pubblicata);
    if (nuova) onCambiata(nuova);
  };
  const withdraw = async () => {
    if (isCambiata) return notifiche.push('warning', m.salvarePrima);
    if (!(await askConferma({ titolo: m.ritiraDomanda, testo: m.ritiraTesto, pericolo: true }))) return;
    const nuova = await run(() => restoreDefinizione(id, null), m.ritirata);
    if (nuova) onCambiata(nuova);
  };
  return (
    <>
      {haBozza && (
        <Button inCorso={inCorso} onClick={publish}>
          {m.pubblica}
        </Button>
      )}
      {isInVigore ? (
        <Button aspetto="quiet" inCorso={inCorso} onClick={withdraw}>
          {m.ritira}
        </Button>
      ) : (
        <PulsanteElimina
          parole={m}
          remove={() => deleteDefinizione(id)}
          elenco={['definizione', 'list']}
          onEliminato={onElenco}
        />
      )}
    </>
  );
}
