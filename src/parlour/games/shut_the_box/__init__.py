"""Shut the Box: a tray of flaps and two dice, for one to ninety-nine players."""

from parlour.core.parts import declare

declare(
    "shut-the-box",
    game="parlour.games.shut_the_box.rules:GAME",
    robots={
        "novice": "parlour.bots.shut_the_box:ShutTheBoxNovice",
        "perfect": "parlour.bots.shut_the_box:ShutTheBoxPerfect",
    },
    analyser="parlour.analysis.shut_the_box.analyser:analyse",
    valuer="parlour.analysis.shut_the_box.review:shut_the_box",
    puzzles={"shut-the-box": "parlour.analysis.shut_the_box.puzzles:MAKER"},
    drills={"sums": "parlour.analysis.shut_the_box.drills:MAKER"},
    encoding="parlour.envs.shut_the_box.encoding:ShutTheBoxEncoding",
    batch="parlour.envs.shut_the_box.batch:ShutTheBoxBatch",
    drawing="parlour.locales.shut_the_box.drawing:ShutTheBoxDrawing",
    spoken="parlour.locales.shut_the_box.spoken:ShutTheBoxSpoken",
    picture="parlour.games.shut_the_box.picture:draw",
    terminal_board="parlour.terminal.boards.shut_the_box:ShutTheBoxBoard",
    solver="parlour.cli.shut_the_box.solve",
    kernels="parlour.games.shut_the_box.solver.kernel_steps:KERNELS",
    sheets={
        "shut-the-box-score": "parlour.paper.shut_the_box.sheets:PAD",
        "shut-the-box-flaps": "parlour.paper.shut_the_box.sheets:FLAPS",
    },
    figure="parlour.paper.shut_the_box.figures:FIGURE",
    asked={"flaps": "parlour.paper.shut_the_box.figures:SUMS"},
)
