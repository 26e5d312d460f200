"""Kryds & Bolle: Piet Hein's noughts and crosses in a cube of three, with the chameleon ball."""

from parlour.core.parts import declare

declare(
    "kryds-bolle",
    game="parlour.games.kryds_bolle.rules:GAME",
    robots={
        "novice": "parlour.bots.kryds_bolle:KrydsBolleNovice",
        "casual": "parlour.bots.kryds_bolle:KrydsBolleCasual",
        "strong": "parlour.bots.kryds_bolle:KrydsBolleStrong",
        "perfect": "parlour.bots.kryds_bolle:KrydsBollePerfect",
        "tree": "parlour.bots.kryds_bolle:KrydsBolleTree",
    },
    analyser="parlour.analysis.kryds_bolle.analyser:analyse",
    valuer="parlour.analysis.kryds_bolle.review:KrydsBolleValuer",
    puzzles={"kryds-bolle": "parlour.analysis.kryds_bolle.puzzles:MAKER"},
    encoding="parlour.envs.kryds_bolle.encoding:KrydsBolleEncoding",
    batch="parlour.envs.kryds_bolle.batch:KrydsBolleBatch",
    drawing="parlour.locales.kryds_bolle.drawing:KrydsBolleDrawing",
    spoken="parlour.locales.kryds_bolle.spoken:KrydsBolleSpoken",
    picture="parlour.games.kryds_bolle.picture:draw",
    terminal_board="parlour.terminal.boards.kryds_bolle:KrydsBolleBoard",
    solver="parlour.cli.kryds_bolle.solve",
    commands={"book": "parlour.cli.kryds_bolle.book"},
    kernels="parlour.games.kryds_bolle.solver.kernel_steps:KERNELS",
    sheets={"kryds-bolle-score": "parlour.paper.kryds_bolle.sheets:SCORE"},
    figure="parlour.paper.kryds_bolle.figures:FIGURE",
)
