import { Sezione as SezionePagina } from '../src/ui/pagina/Sezione.tsx';
import { EmptyState } from '../src/ui/stati/EmptyState.tsx';
import { Etichette } from '../src/ui/stati/Etichetta.tsx';
import { RiquadroErrore } from '../src/ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../src/ui/stati/Skeleton.tsx';
import { Stato, type TipoStato } from '../src/ui/stati/Stato.tsx';
import { Caso, type Sezione } from './sezione.tsx';

const parole: Record<TipoStato, string> = {
  fatto: 'Completo',
  aperto: 'Da finire',
  attenzione: 'Provvisorio',
  errore: '1 errore',
  chiuso: 'Chiusa, da inviare',
  inviato: 'Inviata',
  daFare: 'Da fare',
  assente: 'Non creata',
};

function Stati() {
  return (
    <>
      {Object.entries(parole).map(([tipo, testo]) => (
        <Caso key={tipo} nome={tipo}>
          <Stato tipo={tipo as TipoStato} testo={testo} />
        </Caso>
      ))}
      <Caso nome="Etichette">
        <Etichette
          massimo={7}
          voci={(['grigio', 'blu', 'azzurro', 'verde', 'giallo', 'rosso', 'viola'] as const).map(
            (colore) => ({
              id: colore,
              nome: colore,
              colore,
            }),
          )}
        />
      </Caso>
      <Caso nome="Errore della pagina">
        <RiquadroErrore testo="Operazione non riuscita." codiceRichiesta="7F3A-21C8" />
      </Caso>
      <Caso nome="In attesa">
        <Skeleton righe={3} />
      </Caso>
      <Caso nome="Sezione della pagina">
        <SezionePagina titolo="Accesso" testo="Con quale indirizzo si entra.">
          <p>studio@example.it</p>
        </SezionePagina>
      </Caso>
      <Caso nome="Vuoto">
        <EmptyState titolo="Nessun cliente" testo="Il filtro Gruppo nasconde 12 righe." />
      </Caso>
    </>
  );
}

export const stati: Sezione = { chiave: 'stati', titolo: 'Stati', Contenuto: Stati };
