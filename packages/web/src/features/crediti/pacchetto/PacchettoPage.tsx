import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { PulsanteElimina } from '../../../dominio/pagina/PulsanteElimina.tsx';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { etichettePacchetto, messaggiPacchetto as m } from '../../../messages/pacchetto.ts';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Campi, colonne, Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import {
  deletePacchetto,
  facoltaQuery,
  type Pacchetto,
  pacchettoQuery,
  writeAttivazione,
  writePacchetto,
} from './pacchetto.api.ts';
import { computePermessi } from './permessi.ts';
import { toScritto, toValori, type Valori } from './valori.ts';

const importo = { decimali: 2, min: 0, max: 999_999_999, nullable: true } as const;
const intero = { decimali: 0, min: 0, max: 1_000_000, nullable: true } as const;
const mesi = { decimali: 0, min: 0, max: 120, nullable: true } as const;

/** A package: new without an id in the address, otherwise the one of the id. */
export function PacchettoPage() {
  const { id } = useParams({ strict: false });
  const { vende, elenca } = computePermessi(useSessione().utente);
  if (id !== undefined && elenca) return <Esistente key={id} id={id} />;
  if (id === undefined && vende) return <Nuovo />;
  return <NonAutorizzato titolo={id === undefined ? m.nuovo : m.uno} />;
}

function Nuovo() {
  const letto = useLetto(facoltaQuery);
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.nuovo} letto={letto} onElenco={() => void navigate({ to: '/pacchetti' })}>
      {(crea) => (crea ? <Modulo key="nuovo" iniziale={null} /> : <NonAutorizzato titolo={m.nuovo} />)}
    </PaginaUno>
  );
}

function Esistente({ id }: { id: string }) {
  const letto = useLetto(pacchettoQuery(id));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.uno} letto={letto} onElenco={() => void navigate({ to: '/pacchetti' })}>
      {(pacchetto) => <Modulo iniziale={pacchetto} />}
    </PaginaUno>
  );
}

function Modulo({ iniziale }: { iniziale: Pacchetto | null }) {
  const { utente } = useSessione();
  const { vende } = computePermessi(utente);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const goToElenco = () => void navigate({ to: '/pacchetti' });
  const scheda = useSalvataggio<Pacchetto, Valori>({
    iniziale,
    toValori,
    write: (prima, valori) =>
      prima !== null && !prima.modificabile
        ? writeAttivazione(prima.id, valori)
        : writePacchetto(prima, toScritto(valori)),
    etichette: etichettePacchetto,
    salvata: m.salvato,
    onSalvata: async (uno, isNuovo) => {
      cache.setQueryData(pacchettoQuery(uno.id).queryKey, uno);
      void cache.invalidateQueries({ queryKey: ['pacchetto', 'list'] });
      if (isNuovo) await navigate({ to: '/pacchetti/$id', params: { id: uno.id }, replace: true });
    },
  });
  const { record } = scheda;
  const scriveTutto = vende && (record === null || record.modificabile);
  return (
    <Scheda
      scheda={scheda}
      scrive={vende}
      titolo={record?.nome ?? m.nuovo}
      nonSalvata={m.nonSalvato}
      onIndietro={goToElenco}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      dettaglio={record && (record.nomeGestore ?? m.delFornitore)}
      azioni={
        record &&
        scriveTutto && (
          <PulsanteElimina
            parole={m}
            remove={() => deletePacchetto(record.id)}
            elenco={['pacchetto', 'list']}
            onEliminato={goToElenco}
          />
        )
      }
    >
      <Dati {...scheda} scrive={scriveTutto} />
      <Vendita {...scheda} scrive={vende} soloAttivazione={vende && !scriveTutto} />
    </Scheda>
  );
}

type Props = Pick<ReturnType<typeof useSalvataggio<Pacchetto, Valori>>, 'valori' | 'change' | 'makeCampo'> & {
  scrive: boolean;
};

function Dati({ valori, change, makeCampo, scrive }: Props) {
  return (
    <Sezione larga titolo={m.dati} testo={m.datiTesto}>
      <Campi>
        <TextField
          {...makeCampo('nome', !scrive)}
          className={colonne[4]}
          massimo={80}
          valore={valori.nome}
          onChange={(nome) => change({ nome })}
        />
        <NumberField
          {...makeCampo('crediti', !scrive)}
          className={colonne[2]}
          opzioni={intero}
          valore={valori.crediti}
          onValore={(crediti) => change({ crediti })}
        />
        <NumberField
          {...makeCampo('costoUnitario', !scrive)}
          className={colonne[2]}
          opzioni={importo}
          unita="€"
          valore={valori.costoUnitario}
          onValore={(costoUnitario) => change({ costoUnitario })}
        />
        <NumberField
          {...makeCampo('prezzo', !scrive)}
          className={colonne[2]}
          nota={m.calcolato}
          opzioni={importo}
          unita="€"
          valore={valori.prezzo}
          onValore={(prezzo) => change({ prezzo })}
        />
        <NumberField
          {...makeCampo('scadenzaMesi', !scrive)}
          className={colonne[2]}
          nota={m.maiSeVuoto}
          opzioni={mesi}
          valore={valori.scadenzaMesi}
          onValore={(scadenzaMesi) => change({ scadenzaMesi })}
        />
      </Campi>
    </Sezione>
  );
}

function Vendita({ valori, change, scrive, soloAttivazione }: Props & { soloAttivazione: boolean }) {
  return (
    <Sezione larga titolo={m.vendita} testo={soloAttivazione ? m.soloAttivazione : m.venditaTesto}>
      <div>
        <Interruttore
          nome={m.attivo}
          acceso={valori.attivo}
          solaLettura={!scrive}
          onChange={(attivo) => change({ attivo })}
        />
        <Interruttore
          nome={m.pubblico}
          acceso={valori.pubblico}
          solaLettura={!scrive}
          onChange={(pubblico) => change({ pubblico })}
        />
      </div>
    </Sezione>
  );
}
