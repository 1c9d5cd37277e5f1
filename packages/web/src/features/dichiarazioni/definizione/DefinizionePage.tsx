import type { ProblemaDefinizione } from '@quadra/fisco';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { PulsanteElimina } from '../../../dominio/pagina/PulsanteElimina.tsx';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { messaggiDefinizione as m, nameCampoDefinizione } from '../../../messages/definizione.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Campi, colonne, Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import type { VoceErrore } from '../../../ui/stati/ErrorSummary.tsx';
import { CampoCasella } from './CampoCasella.tsx';
import { type CampoEspressione, Contenuto } from './Contenuto.tsx';
import {
  type Definizione,
  definizioneQuery,
  deleteDefinizione,
  publishDefinizione,
  restoreDefinizione,
  type Scritta,
  writeDefinizione,
} from './definizione.api.ts';
import { Letture } from './Letture.tsx';
import { Prova } from './Prova.tsx';
import { computePermessi } from './permessi.ts';
import { fonteAnni, fonteGeneri, fonteModelli } from './scelte.ts';
import { listProblemi, useDefinito, useSuggerimenti } from './useDefinito.ts';
import { describeEsito, useProva } from './useProva.ts';
import { Versioni } from './Versioni.tsx';
import { nameCodice, toScritta, toValori, type Valori, valoreDi } from './valori.ts';

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

const pathOf = ({ campo }: ProblemaDefinizione): string =>
  campo === 'casella' ? 'definizione.casella' : `definizione.contenuto.${campo}`;
/** The expression that says what the definition gives. */
const mainOf = ({ genere }: Scritta): CampoEspressione =>
  genere === 'formula' ? 'espressione' : 'condizione';

function textOf({ genere, contenuto }: Scritta, campo: CampoEspressione): string {
  if (genere === 'formula') return contenuto[campo];
  return genere === 'validazione' && campo === 'condizione' ? contenuto.condizione : '';
}

function Modulo({ iniziale }: { iniziale: Definizione | null }) {
  const { utente } = useSessione();
  const { crea: scrive } = computePermessi(utente);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const goToElenco = () => void navigate({ to: '/definizioni' });
  const scheda = useSalvataggio<Definizione, Valori>({
    iniziale,
    toValori,
    write: (prima, valori) => writeDefinizione(prima, toScritta(valori)),
    etichette: nameCampoDefinizione,
    salvata: m.salvata,
    compare: toScritta,
    valoreDi,
    onSalvata: async (una, isNuova) => {
      cache.setQueryData(definizioneQuery(una.id).queryKey, una);
      void cache.invalidateQueries({ queryKey: ['definizione', 'list'] });
      if (isNuova) await navigate({ to: '/definizioni/$id', params: { id: una.id }, replace: true });
    },
  });
  const { record, valori, change, isCambiata, touch } = scheda;
  const scritta = toScritta(valori);
  const definito = useDefinito(scritta);
  const problemi = listProblemi(definito);
  const suggerimenti = useSuggerimenti(definito, scritta.casella);
  const prova = useProva(definito);
  const makeEditor = (campo: CampoEspressione) => ({
    nomi: suggerimenti.nomi,
    esempi: suggerimenti[campo],
    letta: definito && {
      testo: textOf(definito.scritta, campo),
      problema: problemi.find((problema) => problema.campo === campo),
      frase: campo === mainOf(definito.scritta) ? describeEsito(definito, prova.esito) : m.condizioneCorretta,
    },
  });
  const isNuova = record === null;
  const makeCampo = (nome: string) => scheda.makeCampo(nome, !scrive);
  const makeFisso = (nome: string) => scheda.makeCampo(nome, !scrive || !isNuova);
  const changePosto = (nuovi: Partial<Pick<Valori, 'genere' | 'casella'>>) =>
    change(isNuova ? nameCodice(valori, nuovi) : nuovi);
  const take = (nuova: Definizione) => {
    cache.setQueryData(definizioneQuery(nuova.id).queryKey, nuova);
    void cache.invalidateQueries({ queryKey: ['definizione'] });
    touch(nuova);
  };
  const problemaCasella = problemi.find(({ campo }) => campo === 'casella');
  const casella = makeCampo('definizione.casella');
  const messaggioCasella: Messaggio | null =
    valori.casella.trim() === ''
      ? null
      : problemaCasella
        ? { tipo: 'error', testo: problemaCasella.frase }
        : suggerimenti.titolo === undefined
          ? null
          : { tipo: 'info', testo: suggerimenti.titolo };
  /** What the server refused and is not corrected yet: when nothing is, the summary has no more to say. */
  const isRimasta = ({ percorso }: VoceErrore) =>
    makeCampo(percorso).messaggio !== null || problemi.some((problema) => pathOf(problema) === percorso);
  const errori = scheda.errori?.voci.some(isRimasta) ? scheda.errori : null;
  return (
    <Scheda
      scheda={{ ...scheda, errori }}
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
            onChange={(genere) => genere !== null && changePosto({ genere: genere as Valori['genere'] })}
          />
          <CampoCasella
            {...casella}
            messaggio={casella.messaggio ?? messaggioCasella}
            className={colonne[3]}
            valore={valori.casella}
            nomi={suggerimenti.nomi}
            onChange={(nuova) => changePosto({ casella: nuova })}
          />
          <TextField
            {...makeFisso('definizione.codice')}
            className={colonne[3]}
            massimo={40}
            valore={valori.codice}
            onChange={(codice) => change({ codice })}
          />
        </Campi>
      </Sezione>
      <Contenuto
        valori={valori}
        scrive={scrive}
        makeEditor={makeEditor}
        letture={definito && <Letture definito={definito} codice={definito.scritta.codice} />}
        makeCampo={makeCampo}
        change={change}
      />
      {definito && (valori.genere === 'formula' || valori.genere === 'validazione') && (
        <Prova prova={prova} scritta={definito.scritta} />
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
