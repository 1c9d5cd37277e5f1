import { IconTimeline } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { PulsanteElimina } from '../../../dominio/pagina/PulsanteElimina.tsx';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { messaggiImmobile as m, nameCampo } from '../../../messages/immobile.ts';
import { messaggiTempo } from '../../../messages/tempo-immobile.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Contratti } from './Contratti.tsx';
import { DatiCatastali } from './DatiCatastali.tsx';
import css from './Immobile.module.css';
import {
  changeImmobile,
  createImmobile,
  type Genere,
  type Immobile,
  immobileQuery,
  indirizzi,
  removeImmobile,
} from './immobile.api.ts';
import { Linea } from './Linea.tsx';
import { Proprietari } from './Proprietari.tsx';
import { isScrivente } from './permessi.ts';
import { toScritto, toValori, type Valori } from './valori.ts';

const describe = ({ comuneDescrizione, comune, foglio, particella, subalterno }: Immobile): string =>
  [comuneDescrizione ?? comune, foglio, particella, subalterno].filter(Boolean).join(' / ');

/** The values of the form of a property, and how they are saved. */
function useImmobile(genere: Genere, iniziale: Immobile | null) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  return useSalvataggio<Immobile, Valori>({
    iniziale,
    toValori,
    compare: (valori) => toScritto(genere, valori),
    write: (prima, valori) =>
      prima === null
        ? createImmobile(genere, toScritto(genere, valori))
        : changeImmobile(genere, prima.id, toScritto(genere, valori), prima.versione),
    etichette: nameCampo,
    salvata: m.generi[genere].salvato,
    onSalvata: async (nuovo, isNuovo) => {
      cache.setQueryData(immobileQuery(genere, nuovo.id).queryKey, nuovo);
      void cache.invalidateQueries({ queryKey: ['immobile', genere, 'list'] });
      if (isNuovo)
        await navigate({ to: `${indirizzi[genere].pagina}/$id`, params: { id: nuovo.id }, replace: true });
    },
  });
}

/** A property, new or saved: where it is, who holds it, by which contracts it is let. */
export function ImmobileForm({ genere, salvato }: { genere: Genere; salvato: Immobile | null }) {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const scrive = isScrivente(utente);
  const parole = m.generi[genere];
  const scheda = useImmobile(genere, salvato);
  const { record, valori, change, leave } = scheda;
  const goToElenco = () => void navigate({ to: indirizzi[genere].pagina });
  /** Beside its owner, a field needs not say whose it is. */
  const makeCampo = (percorso: string): PropsCampo => ({
    ...scheda.makeCampo(percorso, !scrive),
    etichetta: nameCampo(percorso.split('.').at(-1) ?? ''),
  });
  const sezione = { genere, valori, change, scrive, makeCampo };
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={record === null ? parole.nuovo : `${parole.titolo}: ${describe(record)}`}
      nonSalvata={m.nonSalvato}
      onIndietro={goToElenco}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      azioni={
        record !== null && (
          <>
            <Button
              icona={IconTimeline}
              onClick={() => void navigate({ to: `/${genere}/$id/tempo`, params: { id: record.id } })}
            >
              {messaggiTempo.apri}
            </Button>
            {scrive && (
              <PulsanteElimina
                parole={{ ...m, ...parole }}
                remove={() => removeImmobile(genere, record.id)}
                elenco={['immobile', genere, 'list']}
                onEliminato={() => {
                  leave();
                  goToElenco();
                }}
              />
            )}
          </>
        )
      }
    >
      <DatiCatastali {...sezione} />
      <Proprietari {...sezione} />
      {record === null ? (
        <Sezione titolo={m.contratti} testo={m.contrattiTesto}>
          <p className={css.empty}>{m.contrattiDopo}</p>
        </Sezione>
      ) : (
        <>
          <Contratti idImmobile={record.id} scrive={scrive} />
          <Linea immobile={record} />
        </>
      )}
    </Scheda>
  );
}
