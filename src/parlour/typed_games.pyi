"""The games as a type checker sees them. Written by `python scripts/typed_games.py`."""
# ruff: noqa
# fmt: off

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any, Literal, TypeAlias, overload

from parlour.core.actor import Rng
from parlour.core.game import Game
from parlour.games.abaku.actions import Accept, Challenge, Draw, Exchange, Fill, First, Given, Lift, Lot, PassTurn, PlaceTiles, Shift
from parlour.games.abaku.magic import MagicState
from parlour.games.abaku.options import AbakuOptions
from parlour.games.abaku.rules import Abaku, AbakuState
from parlour.games.kryds_bolle.actions import Begins, PlaceBall
from parlour.games.kryds_bolle.options import KrydsBolleOptions
from parlour.games.kryds_bolle.rules import KrydsBolle, KrydsBolleState
from parlour.games.kugelbox.actions import Landing, Lay, PassThrow, Rob, TakeChip, ThrowBalls, TurnChip, Turned
from parlour.games.kugelbox.chikugo.rules import Chikugo, ChikugoState
from parlour.games.kugelbox.options import ChikugoOptions, TakeItOptions
from parlour.games.kugelbox.take_it.rules import TakeIt, TakeItState
from parlour.games.kugelbox.throw.aim import Aim
from parlour.games.shut_the_box.actions import Numbers, TakeDice, ThrowDice
from parlour.games.shut_the_box.options import ShutTheBoxOptions
from parlour.games.shut_the_box.rules import ShutTheBox, ShutTheBoxState

ShutTheBoxAction: TypeAlias = TakeDice | ThrowDice | Numbers

class TypedShutTheBox(ShutTheBox):
    """Shut the Box, with its options by name."""
    def start(self, /, seats: int | None = None, *, limit: int | None = None, rounds: int | None = None, flaps: Literal[9, 10, 12] = 12, shut: Literal['finish-round', 'wins'] = 'wins', dice: Literal['one-when-high-shut', 'one-when-six', 'two'] = 'two', eliminate: bool = False, scoring: Literal['digits', 'sum'] = 'sum') -> ShutTheBoxState: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def position(self, text: str, /, seats: int | None = None, *, limit: int | None = None, rounds: int | None = None, flaps: Literal[9, 10, 12] = 12, shut: Literal['finish-round', 'wins'] = 'wins', dice: Literal['one-when-high-shut', 'one-when-six', 'two'] = 'two', eliminate: bool = False, scoring: Literal['digits', 'sum'] = 'sum') -> ShutTheBoxState: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def options(self, /, seats: int | None = None, *, limit: int | None = None, rounds: int | None = None, flaps: Literal[9, 10, 12] = 12, shut: Literal['finish-round', 'wins'] = 'wins', dice: Literal['one-when-high-shut', 'one-when-six', 'two'] = 'two', eliminate: bool = False, scoring: Literal['digits', 'sum'] = 'sum') -> ShutTheBoxOptions: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def action(self, text: str) -> ShutTheBoxAction: ...
    def imagine(self, view: Mapping[str, Any], rng: Rng) -> ShutTheBoxState: ...
    def state(self, data: bytes | str) -> ShutTheBoxState: ...

ChikugoAction: TypeAlias = Aim | ThrowBalls | TurnChip | TakeChip | Rob | Lay | PassThrow | Landing | Turned

class TypedChikugo(Chikugo):
    """Chikugo, with its options by name."""
    def start(self, /, seats: int | None = None, *, throw: Literal['hand', 'uniform'] = 'uniform', miss: str | float | Decimal | Fraction = '3/20', smart_calculators: bool = False, chips: str = '2,3,4,5,8,12,<=4,<=6,line,line,square,square', operators: str = '+−×−+', lay_out: Literal['all', 'one'] = 'one') -> ChikugoState: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def position(self, text: str, /, seats: int | None = None, *, throw: Literal['hand', 'uniform'] = 'uniform', miss: str | float | Decimal | Fraction = '3/20', smart_calculators: bool = False, chips: str = '2,3,4,5,8,12,<=4,<=6,line,line,square,square', operators: str = '+−×−+', lay_out: Literal['all', 'one'] = 'one') -> ChikugoState: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def options(self, /, seats: int | None = None, *, throw: Literal['hand', 'uniform'] = 'uniform', miss: str | float | Decimal | Fraction = '3/20', smart_calculators: bool = False, chips: str = '2,3,4,5,8,12,<=4,<=6,line,line,square,square', operators: str = '+−×−+', lay_out: Literal['all', 'one'] = 'one') -> ChikugoOptions: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def action(self, text: str) -> ChikugoAction: ...
    def imagine(self, view: Mapping[str, Any], rng: Rng) -> ChikugoState: ...
    def state(self, data: bytes | str) -> ChikugoState: ...

TakeItAction: TypeAlias = Aim | ThrowBalls | TurnChip | TakeChip | Rob | Lay | PassThrow | Landing | Turned

class TypedTakeIt(TakeIt):
    """Take It, with its options by name."""
    def start(self, /, seats: int | None = None, *, throw: Literal['hand', 'uniform'] = 'uniform', miss: str | float | Decimal | Fraction = '3/20', smart_calculators: bool = False, chips: str = '2,3,4,5,8,12,<=4,<=6,line,line,square,square', operators: str = '+−×−+') -> TakeItState: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def position(self, text: str, /, seats: int | None = None, *, throw: Literal['hand', 'uniform'] = 'uniform', miss: str | float | Decimal | Fraction = '3/20', smart_calculators: bool = False, chips: str = '2,3,4,5,8,12,<=4,<=6,line,line,square,square', operators: str = '+−×−+') -> TakeItState: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def options(self, /, seats: int | None = None, *, throw: Literal['hand', 'uniform'] = 'uniform', miss: str | float | Decimal | Fraction = '3/20', smart_calculators: bool = False, chips: str = '2,3,4,5,8,12,<=4,<=6,line,line,square,square', operators: str = '+−×−+') -> TakeItOptions: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def action(self, text: str) -> TakeItAction: ...
    def imagine(self, view: Mapping[str, Any], rng: Rng) -> TakeItState: ...
    def state(self, data: bytes | str) -> TakeItState: ...

AbakuAction: TypeAlias = PlaceTiles | Exchange | PassTurn | Accept | Challenge | First | Lot | Draw | Fill | Shift | Lift | Given

class TypedAbaku(Abaku):
    """Abaku, with its options by name."""
    @overload  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def start(self, /, seats: int | None = None, *, mode: Literal['cover', 'solo', 'table'] = 'table', referee: Literal['challenge', 'strict'] = 'strict', aids: bool = True, board: Literal['blank', 'bonus'] = 'bonus', bonuses: bool = True, start_bonus: Literal['equation-2', 'none'] = 'none', tile_values: bool = False, leftover: Literal['count', 'value'] = 'count', diagonals: bool = False, zeros: Literal['either', 'new'] = 'either', count_tiles: bool = False, trivial_powers: bool = True, sets: int = 1, first: Literal['draw', 'lots'] = 'lots', size: int = 3, level: Literal['easy', 'empty', 'hard', 'medium'] = 'empty', deal: str = '') -> AbakuState: ...
    @overload
    def start(self, /, seats: int | None = None, *, mode: Literal['magic'], referee: Literal['challenge', 'strict'] = 'strict', aids: bool = True, board: Literal['blank', 'bonus'] = 'bonus', bonuses: bool = True, start_bonus: Literal['equation-2', 'none'] = 'none', tile_values: bool = False, leftover: Literal['count', 'value'] = 'count', diagonals: bool = False, zeros: Literal['either', 'new'] = 'either', count_tiles: bool = False, trivial_powers: bool = True, sets: int = 1, first: Literal['draw', 'lots'] = 'lots', size: int = 3, level: Literal['easy', 'empty', 'hard', 'medium'] = 'empty', deal: str = '') -> MagicState: ...
    @overload
    def start(self, /, seats: int | None = None, *, mode: Literal['cover', 'magic', 'solo', 'table'], referee: Literal['challenge', 'strict'] = 'strict', aids: bool = True, board: Literal['blank', 'bonus'] = 'bonus', bonuses: bool = True, start_bonus: Literal['equation-2', 'none'] = 'none', tile_values: bool = False, leftover: Literal['count', 'value'] = 'count', diagonals: bool = False, zeros: Literal['either', 'new'] = 'either', count_tiles: bool = False, trivial_powers: bool = True, sets: int = 1, first: Literal['draw', 'lots'] = 'lots', size: int = 3, level: Literal['easy', 'empty', 'hard', 'medium'] = 'empty', deal: str = '') -> AbakuState | MagicState: ...
    @overload  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def position(self, text: str, /, seats: int | None = None, *, mode: Literal['cover', 'solo', 'table'] = 'table', referee: Literal['challenge', 'strict'] = 'strict', aids: bool = True, board: Literal['blank', 'bonus'] = 'bonus', bonuses: bool = True, start_bonus: Literal['equation-2', 'none'] = 'none', tile_values: bool = False, leftover: Literal['count', 'value'] = 'count', diagonals: bool = False, zeros: Literal['either', 'new'] = 'either', count_tiles: bool = False, trivial_powers: bool = True, sets: int = 1, first: Literal['draw', 'lots'] = 'lots', size: int = 3, level: Literal['easy', 'empty', 'hard', 'medium'] = 'empty', deal: str = '') -> AbakuState: ...
    @overload
    def position(self, text: str, /, seats: int | None = None, *, mode: Literal['magic'], referee: Literal['challenge', 'strict'] = 'strict', aids: bool = True, board: Literal['blank', 'bonus'] = 'bonus', bonuses: bool = True, start_bonus: Literal['equation-2', 'none'] = 'none', tile_values: bool = False, leftover: Literal['count', 'value'] = 'count', diagonals: bool = False, zeros: Literal['either', 'new'] = 'either', count_tiles: bool = False, trivial_powers: bool = True, sets: int = 1, first: Literal['draw', 'lots'] = 'lots', size: int = 3, level: Literal['easy', 'empty', 'hard', 'medium'] = 'empty', deal: str = '') -> MagicState: ...
    @overload
    def position(self, text: str, /, seats: int | None = None, *, mode: Literal['cover', 'magic', 'solo', 'table'], referee: Literal['challenge', 'strict'] = 'strict', aids: bool = True, board: Literal['blank', 'bonus'] = 'bonus', bonuses: bool = True, start_bonus: Literal['equation-2', 'none'] = 'none', tile_values: bool = False, leftover: Literal['count', 'value'] = 'count', diagonals: bool = False, zeros: Literal['either', 'new'] = 'either', count_tiles: bool = False, trivial_powers: bool = True, sets: int = 1, first: Literal['draw', 'lots'] = 'lots', size: int = 3, level: Literal['easy', 'empty', 'hard', 'medium'] = 'empty', deal: str = '') -> AbakuState | MagicState: ...
    def options(self, /, seats: int | None = None, *, mode: Literal['cover', 'magic', 'solo', 'table'] = 'table', referee: Literal['challenge', 'strict'] = 'strict', aids: bool = True, board: Literal['blank', 'bonus'] = 'bonus', bonuses: bool = True, start_bonus: Literal['equation-2', 'none'] = 'none', tile_values: bool = False, leftover: Literal['count', 'value'] = 'count', diagonals: bool = False, zeros: Literal['either', 'new'] = 'either', count_tiles: bool = False, trivial_powers: bool = True, sets: int = 1, first: Literal['draw', 'lots'] = 'lots', size: int = 3, level: Literal['easy', 'empty', 'hard', 'medium'] = 'empty', deal: str = '') -> AbakuOptions: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def action(self, text: str) -> AbakuAction: ...
    def imagine(self, view: Mapping[str, Any], rng: Rng) -> AbakuState | MagicState: ...
    def state(self, data: bytes | str) -> AbakuState | MagicState: ...

KrydsBolleAction: TypeAlias = PlaceBall | Begins

class TypedKrydsBolle(KrydsBolle):
    """Kryds & Bolle, with its options by name."""
    def start(self, /, seats: int | None = None, *, placement: Literal['free', 'stacked'] = 'stacked', first: Literal['lots', 'seat'] = 'seat') -> KrydsBolleState: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def position(self, text: str, /, seats: int | None = None, *, placement: Literal['free', 'stacked'] = 'stacked', first: Literal['lots', 'seat'] = 'seat') -> KrydsBolleState: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def options(self, /, seats: int | None = None, *, placement: Literal['free', 'stacked'] = 'stacked', first: Literal['lots', 'seat'] = 'seat') -> KrydsBolleOptions: ...  # type: ignore[override]  # pyright: ignore[reportIncompatibleMethodOverride]
    def action(self, text: str) -> KrydsBolleAction: ...
    def imagine(self, view: Mapping[str, Any], rng: Rng) -> KrydsBolleState: ...
    def state(self, data: bytes | str) -> KrydsBolleState: ...

@overload
def game(key: Literal["shut-the-box"]) -> TypedShutTheBox: ...
@overload
def game(key: Literal["chikugo"]) -> TypedChikugo: ...
@overload
def game(key: Literal["take-it"]) -> TypedTakeIt: ...
@overload
def game(key: Literal["abaku"]) -> TypedAbaku: ...
@overload
def game(key: Literal["kryds-bolle"]) -> TypedKrydsBolle: ...
@overload
def game(key: str) -> Game[Any]: ...
