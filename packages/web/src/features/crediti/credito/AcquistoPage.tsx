import { useQueryClient } from '@tanstack/react-query';
import { useSessione } from '../../../api/contesto.ts';
import { askFatturazione } from '../../../dominio/acquisto/DialogoFatturazione.tsx';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { messaggiCredito as m } from '../../../messages/credito.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Campi, colonne } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { buyPacchetto, fontePacchetti } from './credito.api.ts';
import { Modulo } from './Modulo.tsx';
import { computePermessi } from './permessi.ts';
import { useInvio } from './useInvio.ts';

const vuoti = { idStudio: null as string | null, idPacchetto: null as string | null, descrizione: '' };

/** A package bought for a studio by who sells it. */
export function AcquistoPage() {
  const { vende } = computePermessi(useSessione().utente);
  return vende ? <Acquisto /> : <NonAutorizzato titolo={m.acquisto} />;
}

function Acquisto() {
  const cache = useQueryClient();
  const invio = useInvio({
    vuoti,
    send: async ({ idStudio, idPacchetto, descrizione }, chiave) => {
      const residui = await buyPacchetto(
        { idStudio: Number(idStudio), idPacchetto: idPacchetto ?? '', descrizione },
        chiave,
      );
      void cache.invalidateQueries({ queryKey: ['crediti'] });
      return residui;
    },
    fatto: m.acquistati,
    onRifiuto: async ({ codice }, { idStudio }) =>
      codice === 'DATI_FATTURAZIONE_MANCANTI' && askFatturazione(Number(idStudio)),
  });
  const { valori, change, campo } = invio;
  return (
    <Modulo titolo={m.acquisto} invia={m.acquista} invio={invio} nonInviato={m.nonAcquistato}>
      <Sezione larga titolo={m.perChi} testo={m.acquistoTesto}>
        <Campi>
          <Tendina
            {...campo('idStudio')}
            className={colonne[3]}
            opzionale
            segnaposto={m.cercaStudio}
            valore={valori.idStudio}
            fonte={fonteStudi}
            onChange={(idStudio) => change({ idStudio })}
          />
          <Tendina
            {...campo('idPacchetto')}
            className={colonne[3]}
            opzionale
            segnaposto={m.cercaPacchetto}
            valore={valori.idPacchetto}
            fonte={fontePacchetti}
            onChange={(idPacchetto) => change({ idPacchetto })}
          />
          <TextField
            {...campo('descrizione')}
            className={colonne[6]}
            nota={m.facoltativo}
            massimo={500}
            valore={valori.descrizione}
            onChange={(descrizione) => change({ descrizione })}
          />
        </Campi>
      </Sezione>
    </Modulo>
  );
}
