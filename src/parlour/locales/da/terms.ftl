# what was agreed for a match, and how it ended
reason-time = Slut, fordi nogens tid var gået.
reason-left = Slut, fordi alle er gået.
reason-aborted = Afbrudt før det første træk.
error-nothing-to-throw = Der er ingen terninger at kaste lige nu.
error-no-claim = Det kan du ikke kræve i dette parti.
error-too-early = Forbindelsen kan stadig komme tilbage. Vent lidt endnu.
