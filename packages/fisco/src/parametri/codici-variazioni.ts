import type { Codici } from './codici.ts';

const FONTE = 'Istruzioni Redditi PF 2023-2026, fascicolo 3';

/** Other increases of the profit, RF31: the same in Redditi SC (PF3 2026 r. 5732). */
export const codiciRF31: Codici = {
  rigo: 'RF31',
  fonte: `${FONTE} (2026, r. 977-1126)`,
  testo: `
1||Dividendi di anni precedenti incassati nell’anno, quota imponibile
3||Vitto e alloggio dei dipendenti in trasferta oltre i limiti
4||Canoni e spese di strutture recettive non deducibili
5||Beni destinati all’autoconsumo o a finalità estranee, valore normale
6||Svalutazioni di partecipazioni in società di persone e GEIE
7|2023-2025|Redditi imputati da trust trasparenti o misti
9||Componenti positivi rinviati di chi passa al regime forfetario
10||Realizzo di beni riallineati prima del quarto periodo
13||Plusvalenze e sopravvenienze non imputate a conto economico
15||Prezzi di trasferimento, differenza in aumento
17||Costi di attività delittuose non colpose
18||Contributi ad associazioni non corrisposti o senza delibera
29||Spese del noleggio occasionale di imbarcazioni
30||Utili delle reti di imprese, riserva usata ad altro fine
33||Redditi imputati da fondi immobiliari e SICAF
34||Costi dei beni in godimento all’imprenditore e ai familiari
35||Canoni di leasing indeducibili
39||Redditi da trasferimento all’estero
41||Svalutazioni e accantonamenti su crediti oltre il limite
43||Utili da Stati a regime privilegiato di anni precedenti, incassati
44||Utili da Stati a regime privilegiato con esimente, quota imponibile
45||Stabili organizzazioni esenti, somma negativa
46||Stabili organizzazioni esenti, reddito da recuperare
47||Rapporti con la stabile organizzazione esente, in aumento
51|2024|Minusvalenza per l’estromissione di beni dall’impresa
53||Ricavi del periodo forfetario incassati nell’anno
54||Costi del periodo forfetario o per cassa di competenza dell’anno
56||Valori ricevuti dalla stabile organizzazione, adeguamento
57||Valori ricevuti dalla casa madre, adeguamento
58||Trasferimenti dalla stabile organizzazione esente, adeguamento
59||Utili prelevati dalla stabile organizzazione esente
62||Iperammortamento revocato per cessione o delocalizzazione
63||Patent box, plusvalenze non reinvestite
66||Riserve in sospensione tassate per il trasferimento
67||Ammortamenti sospesi già dedotti
68||Disallineamenti da ibridi, in aumento
69||Ammortamenti di attività immateriali rivalutate oltre la misura
70|2024-|Spese con imprese di Stati non cooperativi
71|2024-|Valutazione delle cripto-attività, componenti negativi
99||Altre variazioni in aumento`,
};

/** Other decreases of the profit, RF55: the same in Redditi SC. */
export const codiciRF55: Codici = {
  rigo: 'RF55',
  fonte: `${FONTE} (2026, r. 1264-1478)`,
  testo: `
1||Utili imputati per competenza non ancora percepiti
3||Autotrasporto, importo forfetario per le trasferte dei dipendenti
4||Accantonamenti di TFR a previdenza complementare
5||Somme distribuite dal trust
6||Manutenzioni, quote di eccedenze pregresse
10||Componenti negativi rinviati di chi passa al regime forfetario
12||IRAP, 10% deducibile
14||Remunerazione di associati non ancora percepita
15||Plusvalenze di beni fiscalmente irrilevanti
21||Prezzi di trasferimento, differenza in diminuzione
24||Imposte anticipate fra i proventi
25||Credito d’imposta su fondi comuni imputato a conto economico
28||Distributori di carburante, deduzione forfetaria
29||Alloggi sociali locati, 40% dei redditi
31||Perdite imputate da fondi immobiliari e SICAF
32||Proventi di fondi immobiliari già imputati per trasparenza
33||IRAP sul costo del personale
34||Canoni di leasing di anni precedenti divenuti deducibili
38|2023|Imposte sugli immobili strumentali
40||Patent box, plusvalenze da reinvestire
41||Stabili organizzazioni esenti, somma positiva
43||Autotrasporto, trasporti nel comune, deduzione forfetaria
44||Autotrasporto, trasporti oltre il comune, deduzione forfetaria
47||Rapporti con la stabile organizzazione esente, in diminuzione
50||Superammortamento 40%, beni dal 15/10/2015
51|2024|Plusvalenza per l’esclusione di beni dall’impresa
53||Contributi a soggetti in procedura concorsuale
55||Iperammortamento Industria 4.0, investimenti 2017
56||Beni immateriali Industria 4.0, investimenti 2017
57||Superammortamento, investimenti 2018
58||Iperammortamento, investimenti 2018
59||Beni immateriali Industria 4.0, investimenti 2018
60||Valori ricevuti dalla casa madre, adeguamento
61||Trasferimenti dalla stabile organizzazione esente, adeguamento
62||Perdite residue della stabile organizzazione, fine opzione
63||Valori ricevuti dalla stabile organizzazione, adeguamento
66|2025-|Maggiorazione 20% del costo delle nuove assunzioni
67|2023|Proventi di fondi per il venture capital non soggetti
67|2025-|Maggiorazione 30% del costo delle nuove assunzioni tutelate
68||Ricavi già tassati nel regime forfetario o per cassa
69||Nuovi residenti, reddito d’impresa prodotto all’estero
71||Contributi e indennizzi per il crollo del ponte di Genova
75||Iperammortamento, investimenti 2019
76||Beni immateriali Industria 4.0, investimenti 2019
77||Alloggi sociali con riscatto o riserva di proprietà, 40% dei redditi
79||Superammortamento, investimenti dal 1/4/2019
80||Patent box documentato, quota di plusvalenze
81|2023-2024|Ammortamenti sospesi, quota deducibile
82|2023|Colture arboree pluriennali, maggiorazione 20%
82|2025-|Alloggi universitari, somme che non concorrono al reddito
83|2025-|Alloggi universitari, 40% dei redditi
85||Disallineamenti da ibridi, in diminuzione
86||Ricerca e sviluppo su beni immateriali, maggiorazione 110%
89||Attività immateriali rivalutate cedute, quota di minusvalenza
91|2024-|Utili esclusi con imposta sostitutiva (L. 197/2022)
92|2024-|Spese con Stati non cooperativi, entro il valore normale
93|2024-|Spese con Stati non cooperativi, interesse provato
94|2024-|Valutazione delle cripto-attività, componenti positivi
98|2025|Attività agricole dei giovani, reddito tassato a parte
99||Altre variazioni in diminuzione`,
};

/** Other income of who keeps simplified books, RG10. */
export const codiciRG10: Codici = {
  rigo: 'RG10',
  fonte: `${FONTE} (2026, r. 1951-2051)`,
  testo: `
1||Dividendi e interessi attivi
2||Redditi degli immobili non strumentali né merce
3||Alloggi sociali locati, 60% dei redditi
4||Canoni di immobili strumentali per natura
6||Proventi sostitutivi e indennità
8||Utili da Stati a regime privilegiato
9|2023-2025|Redditi imputati da trust trasparenti o misti
10||Utili delle reti di imprese, riserva usata ad altro fine
11||Redditi da trasferimento all’estero
12||Redditi imputati da fondi immobiliari e SICAF
13||Contributi per beni ammortizzabili, quota
14||Interessi di obbligazioni e titoli
15||Utili da Stati a regime privilegiato con esimente, quota imponibile
16||Stabili organizzazioni esenti, reddito da recuperare
17||Componenti positivi rinviati di chi passa al regime forfetario
20|2023|Proventi di fondi per il venture capital
21||Utili distribuiti dalla stabile organizzazione esente
22||Iperammortamento revocato per cessione o delocalizzazione
24||Contributi e indennizzi per il crollo del ponte di Genova
25||Patent box, plusvalenze non reinvestite
26||Alloggi sociali con riscatto o riserva di proprietà
99||Altri componenti positivi`,
};

/** Other costs of who keeps simplified books, RG22. */
export const codiciRG22: Codici = {
  rigo: 'RG22',
  fonte: `${FONTE} (2026, r. 2121-2309)`,
  testo: `
2||Acquisto di azioni, quote, obbligazioni e titoli
3||Canoni di locazione, noleggio e altri leasing
4||Interessi passivi deducibili
5||Minusvalenze, sopravvenienze passive e perdite
6||Imposte deducibili e contributi ad associazioni
7||Spese relative a più esercizi, quota dell’anno
8||Spese di rappresentanza
9||Alberghi e ristoranti, 75%
10||Rappresentanti di commercio e simili, deduzione forfetaria
11||Spese riferibili a proventi imponibili, per la parte deducibile
12||Erogazioni e spese di utilità sociale
13||Manutenzioni e riparazioni entro il limite
14||IRAP, 10% deducibile
15||IRAP sul costo del personale
16||Autotrasporto, trasporti nel comune, deduzione forfetaria
17||Autotrasporto, trasporti oltre il comune, deduzione forfetaria
19||Autotrasporto, 154,94 euro per veicolo leggero
20||Erogazioni per le popolazioni colpite da calamità
21||Distributori di carburante, deduzione forfetaria
22||Perdite imputate da fondi immobiliari e SICAF
23||Imposte sugli immobili strumentali
26||Patent box, plusvalenze da reinvestire
27||Superammortamento 40%, beni dal 15/10/2015
28||Iperammortamento Industria 4.0, investimenti 2017
29||Beni immateriali Industria 4.0, investimenti 2017
30||Immobili a uso promiscuo, 50% della rendita
31||Componenti negativi rinviati di chi passa al regime forfetario
34||Perdite residue della stabile organizzazione, fine opzione
35|2023|Proventi di fondi per il venture capital non soggetti
36||Superammortamento, investimenti 2018
37||Iperammortamento, investimenti 2018
38||Beni immateriali Industria 4.0, investimenti 2018
41||Contributi e indennizzi per il crollo del ponte di Genova
42||Iperammortamento, investimenti 2019
43||Beni immateriali Industria 4.0, investimenti 2019
44||Superammortamento, investimenti dal 1/4/2019
45||Patent box documentato, quota di plusvalenze
46|2023|Colture arboree pluriennali, maggiorazione 20%
47||Ricerca e sviluppo su beni immateriali, maggiorazione 110%
49|2024-|Spese con Stati non cooperativi, entro il valore normale
50|2024-|Spese con Stati non cooperativi, interesse provato
53|2025-|Maggiorazione 20% del costo delle nuove assunzioni
54|2025-|Maggiorazione 30% del costo delle nuove assunzioni tutelate
55|2025|Attività agricole dei giovani, reddito tassato a parte
56|2025-|Alloggi universitari, somme che non concorrono al reddito
57|2025-|Alloggi universitari, 40% dei redditi
99||Altri componenti negativi`,
};
