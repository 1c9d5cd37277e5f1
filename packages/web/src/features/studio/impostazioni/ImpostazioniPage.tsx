import { tipologiaUtente, toWire } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSessione, useSolaLettura } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { etichetteImpostazioni, messaggiImpostazioni as m } from '../../../messages/impostazioni.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Scheda } from '../../../ui/pagina/Scheda.tsx';
import { AcquistoAutomatico } from './AcquistoAutomatico.tsx';
import { type Impostazioni, impostazioniQuery, writeImpostazioni } from './impostazioni.api.ts';
import { LogoStudio } from './LogoStudio.tsx';
import { Chiusura, Operative, TestiStudio } from './Sezioni.tsx';

const { AMM_STU } = tipologiaUtente;
export type Valori = Pick<Impostazioni, 'personalizzazioni' | 'testi'>;

/** The settings of the studio one works in: its administrator writes them. */
export function ImpostazioniPage() {
  const { utente } = useSessione();
  if (utente.tipologiaUtente !== AMM_STU || utente.studio === null)
    return <NonAutorizzato titolo={m.titolo} />;
  return <Letta idStudio={utente.studio.id} />;
}

function Letta({ idStudio }: { idStudio: number }) {
  const letto = useLetto(impostazioniQuery(idStudio));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.titolo} letto={letto} onElenco={() => void navigate({ to: '/home' })}>
      {(lette) => <Modulo iniziale={lette} />}
    </PaginaUno>
  );
}

const toValori = (lette: Impostazioni | null): Valori => {
  if (lette === null) throw new Error('A studio always has settings');
  return { personalizzazioni: lette.personalizzazioni, testi: lette.testi };
};

/** Of the values, those that are not as they were. */
const pickCambiati = <T extends object>(prima: T, dopo: T) =>
  Object.fromEntries(
    Object.entries(dopo).filter(([nome, valore]) => prima[nome as keyof T] !== valore),
  ) as Partial<T>;

function Modulo({ iniziale }: { iniziale: Impostazioni }) {
  const { utente, setUtente } = useSessione();
  const scrive = !useSolaLettura();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { idStudio } = iniziale;
  const scheda = useSalvataggio<Impostazioni, Valori>({
    iniziale,
    toValori,
    write: (prima, valori) => {
      const salvati = toValori(prima);
      const personalizzazioni = pickCambiati(salvati.personalizzazioni, valori.personalizzazioni);
      return writeImpostazioni(idStudio, {
        personalizzazioni,
        testi: pickCambiati(salvati.testi, valori.testi),
      });
    },
    etichette: etichetteImpostazioni,
    salvata: m.salvate,
    onSalvata: (nuove) => {
      cache.setQueryData(impostazioniQuery(idStudio).queryKey, nuove);
      const personalizzazioniOperative = JSON.stringify(toWire<object>(nuove.personalizzazioni));
      if (utente.studio) setUtente({ ...utente, studio: { ...utente.studio, personalizzazioniOperative } });
    },
  });
  const lette = scheda.record ?? iniziale;
  const touch = (nuove: Partial<Impostazioni>) => {
    const tutte = { ...lette, ...nuove };
    cache.setQueryData(impostazioniQuery(idStudio).queryKey, tutte);
    scheda.touch(tutte);
  };
  const sezione = { ...scheda, scrive };
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={m.titolo}
      nonSalvata={m.nonSalvate}
      onIndietro={() => void navigate({ to: '/home' })}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      dettaglio={`${m.contratto}: ${lette.contrattoFlat ? m.flat : m.crediti}`}
    >
      <Operative {...sezione} />
      <Chiusura
        idStudio={idStudio}
        forza={lette.forzaChiusuraQuadri}
        scrive={scrive}
        onForza={(forzaChiusuraQuadri) => touch({ forzaChiusuraQuadri })}
      />
      <AcquistoAutomatico scrive={scrive} />
      <TestiStudio {...sezione} />
      <LogoStudio logo={lette.logo} scrive={scrive} onLogo={(logo) => touch({ logo })} />
    </Scheda>
  );
}
