import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { messaggiApplicazione as m, nameCampo } from '../../../messages/applicazione.ts';
import { Scheda } from '../../../ui/pagina/Scheda.tsx';
import {
  type Applicazione,
  applicazioneQuery,
  changeApplicazione,
  createApplicazione,
} from './applicazione.api.ts';
import { computePermessi } from './permessi.ts';
import { Segreto } from './Segreto.tsx';
import { AccessoUnico, Dati, Partenza, type PropsSezione } from './Sezioni.tsx';
import { cleanValori, toScritta, toValori, type Valori } from './valori.ts';

const write = (salvata: Applicazione | null, valori: Valori): Promise<Applicazione> =>
  salvata === null
    ? createApplicazione(valori.codice.trim(), toScritta(valori))
    : changeApplicazione(salvata.id, toScritta(valori), salvata.versione);

/** An application, new or saved: errors lead to their field, nothing is lost by leaving. */
export function ApplicazioneForm({ salvata: iniziale }: { salvata: Applicazione | null }) {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { scrive } = computePermessi(utente);
  const scheda = useSalvataggio<Applicazione, Valori>({
    iniziale,
    toValori,
    write,
    clean: cleanValori,
    compare: cleanValori,
    etichette: nameCampo,
    salvata: m.salvata,
    onSalvata: async (nuova, isNuova) => {
      cache.setQueryData(applicazioneQuery(nuova.id).queryKey, nuova);
      void cache.invalidateQueries({ queryKey: ['applicazione', 'list'] });
      if (isNuova) await navigate({ to: '/applicazioni/$id', params: { id: nuova.id }, replace: true });
    },
  });
  const { record, valori, change } = scheda;
  const makeCampo = (percorso: string) => scheda.makeCampo(percorso, !scrive);
  const sezione: PropsSezione = { valori, change, scrive, makeCampo, isNuova: record === null };
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={record?.nome ?? m.nuova}
      nonSalvata={m.nonSalvata}
      onIndietro={() => void navigate({ to: '/applicazioni' })}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
    >
      <Dati {...sezione} />
      <Partenza {...sezione} />
      <AccessoUnico {...sezione} />
      {record !== null && <Segreto applicazione={record} scrive={scrive} onCambiata={scheda.touch} />}
    </Scheda>
  );
}
